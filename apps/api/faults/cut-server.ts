import type { Cut } from "./cut.ts";
import { arm, passed, watchSteps } from "./cut-points.ts";

/** What the parent asks: to arm a cut, to name the steps since then, or to do the rare work now. */
export type Question = Cut | "steps" | "rare work";

/** The server as it is, with every step of it watched. Its parent arms the cuts; see `CutServer`. */
const { DATA_DIR = "", CUT_AT_START } = process.env;
watchSteps(DATA_DIR);
const rareWork = holdRareWork();
process.on("message", async (question: Question) => {
  if (question === "rare work") await rareWork();
  else if (question !== "steps") arm(question);
  process.send?.(question === "steps" ? passed() : []);
});
process.channel?.unref();
// Nobody is left to be told.
process.on("disconnect", () => process.exit(1));
if (CUT_AT_START) arm(JSON.parse(CUT_AT_START));
await import("#main.ts");

/**
 * Holds the work that is repeated every five minutes, which is that of the backups.
 * @returns does it at once, and settles when it waits again
 */
function holdRareWork(): () => Promise<void> {
  const pause = 5 * 60_000;
  const { setTimeout: later } = globalThis;
  let waiting: (() => void) | undefined;
  let done = () => {};
  const held = (work: () => void, delay?: number, ...given: []) => {
    if (delay !== pause) return later(work, delay, ...given);
    waiting = work;
    done();
    return later(() => {}, 0);
  };
  globalThis.setTimeout = Object.defineProperties(held, Object.getOwnPropertyDescriptors(later)) as typeof setTimeout;
  return () =>
    new Promise((resolve) => {
      done = resolve;
      waiting?.();
    });
}
