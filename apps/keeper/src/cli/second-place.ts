import { workOnSecondPlace } from "#backup/second-place-work.ts";
import type { SecondPlaceFailure, SecondPlaceMessage, SecondPlaceOrder } from "#backup/second-places.ts";

/** Works on a second place of backups for the process that has started it. Not a command for operators. */
const stopped = new AbortController();
process.on("disconnect", () => stopped.abort());

const send = (message: SecondPlaceMessage) =>
  new Promise<void>((resolve) => process.send?.(message, undefined, undefined, () => resolve()));

let lastReport = 0;
const progress = () => {
  const now = performance.now();
  if (now - lastReport < 1000) return;
  lastReport = now;
  void send({ kind: "progress" });
};

process.umask(0o077);
process.once("message", async (order: SecondPlaceOrder) => {
  await workOnSecondPlace(order, progress, stopped.signal).then(
    (result) => send({ kind: "done", result }),
    ({ reason, message }: SecondPlaceFailure) => send({ kind: "failed", reason, message }),
  );
  process.exit();
});
