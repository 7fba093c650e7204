import { once } from "node:events";
import { asAppError } from "#platform/errors/failure.ts";
import { PicturePipeline } from "#platform/pictures/picture-pipeline.ts";
import type { PictureMessage, PictureTask } from "#platform/pictures/picture-process.ts";

/** The process that the server starts for each uploaded picture; see `picture-process.ts`. */
const pipeline = new PicturePipeline();
const send = (message: PictureMessage): void => void process.send?.(message);

async function admit(): Promise<void> {
  const admitted = once(process, "message");
  send({ kind: "large" });
  await admitted;
}

process.once("message", async (task: PictureTask) => {
  try {
    const result = "path" in task ? await pipeline.prepare(task.path, task.wish, admit) : await pipeline.opensHeic();
    send({ kind: "done", result });
  } catch (error) {
    const { code, cause } = asAppError(error);
    send({ kind: "refused", code, reason: String(cause ?? error) });
  }
});
send({ kind: "ready" });
// The server process has ended.
process.on("disconnect", () => process.exit());
