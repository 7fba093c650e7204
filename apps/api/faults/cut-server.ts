import type { Cut } from "./cut.ts";
import { arm, counted, watchSteps } from "./cut-points.ts";

/** The server as it is, with every step of it watched. Its parent arms the cuts; see `CutServer`. */
const { DATA_DIR = "", CUT_AT_START } = process.env;
watchSteps(DATA_DIR);
process.on("message", (cut: Cut | "count") => {
  if (cut !== "count") arm(cut);
  process.send?.(cut === "count" ? counted() : 0);
});
process.channel?.unref();
// Nobody is left to be told.
process.on("disconnect", () => process.exit(1));
if (CUT_AT_START) arm(JSON.parse(CUT_AT_START));
await import("#main.ts");
