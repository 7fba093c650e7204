import { createWriteStream } from "node:fs";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isDiskFull, reasonOf } from "@visiga/system/errors/disk-failure";
import { listened } from "@visiga/system/listened";
import type { ArchivePlace } from "#archive/archive-place.ts";
import { FolderMissing } from "#archive/disk-archives.ts";
import { openArchives, openSecondPlace } from "#archive/open-archives.ts";
import { SecondPlaceFailure, type SecondPlaceOrder, type SecondPlaceResult } from "./second-places.ts";
import { hasRoom, type Retention, removeOutdated } from "./stored-backups.ts";

export const secondPlaceFailure = (error: unknown): SecondPlaceFailure => {
  const reason = error instanceof FolderMissing ? "missing" : isDiskFull(error) ? "room" : "failed";
  return new SecondPlaceFailure(reason, reasonOf(error));
};

/** Works on a second place in this process. @param progress called with every piece that was read */
export async function workOnSecondPlace(
  { config, work, task }: SecondPlaceOrder,
  progress: () => void,
  signal: AbortSignal,
): Promise<SecondPlaceResult> {
  const place = await openSecondPlace(config, work);
  if (task.kind === "list") return place.list();
  const copying = { progress, signal };
  if (task.kind === "copy")
    return copy(task.name, task.retention, { from: await openArchives(config), to: place, copying });
  const archive = await place.open(task.name);
  if (!archive) return false;
  await pass(archive.stream, createWriteStreamOf(task.path), copying);
  return true;
}

const createWriteStreamOf = (path: string) => listened(createWriteStream(path, { mode: 0o600 }));

interface Copying {
  readonly progress: () => void;
  readonly signal: AbortSignal;
}

const pass = (from: Readable, to: Writable, { progress, signal }: Copying) =>
  pipeline(
    from,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        progress();
        yield piece;
      }
    },
    to,
    { signal },
  );

async function copy(
  name: string,
  retention: Retention,
  { from, to, copying }: { readonly from: ArchivePlace; readonly to: ArchivePlace; readonly copying: Copying },
): Promise<boolean> {
  const bytes = (await from.list()).find((archive) => archive.name === name)?.bytes;
  if (bytes === undefined) throw new Error("it is no longer there");
  if (!(await hasRoom(to, bytes, name, retention))) return false;
  const draft = await to.create(name);
  try {
    const backup = await from.open(name);
    if (!backup) throw new Error("it is no longer there");
    await pass(backup.stream, draft.target, copying);
    await draft.keep();
  } catch (error) {
    await draft.discard();
    throw error;
  }
  const stored = (await to.list()).find((archive) => archive.name === name)?.bytes;
  if (stored !== bytes) throw new Error(`it has ${stored} bytes there instead of ${bytes}`);
  await removeOutdated(to, retention);
  return true;
}
