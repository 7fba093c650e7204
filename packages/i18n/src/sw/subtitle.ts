import type { subtitle as source } from "../en/subtitle.ts";
import type { Translation } from "../translation.ts";

export const subtitle: Translation<typeof source> = "Shule ya Kikatoliki ya wavulana ya Jimbo Kuu la Dar es Salaam";
