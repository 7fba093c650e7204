import type { wine as source } from "../en/wine.ts";
import type { Translation } from "../translation.ts";

export const wine: Translation<typeof source> = {
  title: "Divai",
  text: "Hutoka katika mizabibu yetu wenyewe: divai ya altare kwa ajili ya parokia, na divai ya mezani kwa ajili ya wageni. Inauzwa seminarini.",
};
