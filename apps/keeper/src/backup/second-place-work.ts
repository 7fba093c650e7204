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

/** Passes on all of a stream. */
type Pass = (from: Readable, to: Writable) => Promise<void>;

/**
 * Works on a second place in this process. @param progress called with every piece that was read
 * @throws SecondPlaceFailure
 */
export async function workOnSecondPlace(
  order: SecondPlaceOrder,
  progress: () => void,
  signal: AbortSignal,
): Promise<SecondPlaceResult> {
  const report = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      progress();
      yield piece;
    }
  };
  try {
    return await carryOut(order, (from, to) => pipeline(from, report, to, { signal }));
  } catch (error) {
    const reason = error instanceof FolderMissing ? "missing" : isDiskFull(error) ? "room" : "failed";
    throw new SecondPlaceFailure(reason, reasonOf(error));
  }
}

async function carryOut({ config, work, task }: SecondPlaceOrder, pass: Pass): Promise<SecondPlaceResult> {
  const place = await openSecondPlace(config, work);
  if (task.kind === "list") return place.list();
  if (task.kind === "copy") return copy(task, await openArchives(config), place, pass);
  const archive = await place.open(task.name);
  if (archive) await pass(archive.stream, listened(createWriteStream(task.path, { mode: 0o600 })));
  return archive !== null;
}

async function copy(
  { name, retention }: { readonly name: string; readonly retention: Retention },
  from: ArchivePlace,
  to: ArchivePlace,
  pass: Pass,
): Promise<boolean> {
  const sizeIn = async (place: ArchivePlace) => (await place.list()).find((archive) => archive.name === name)?.bytes;
  const bytes = await sizeIn(from);
  if (bytes === undefined) throw new Error("it is no longer there");
  if (!(await hasRoom(to, bytes, name, retention))) return false;
  const draft = await to.create(name);
  try {
    const backup = await from.open(name);
    if (!backup) throw new Error("it is no longer there");
    await pass(backup.stream, draft.target);
    await draft.keep();
  } catch (error) {
    await draft.discard();
    throw error;
  }
  const stored = await sizeIn(to);
  if (stored !== bytes) throw new Error(`it has ${stored} bytes there instead of ${bytes}`);
  await removeOutdated(to, retention);
  return true;
}
