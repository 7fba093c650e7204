import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { link, mkdir, mkdtemp, readdir, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { nullIfMissing } from "@visiga/system/disk/disk-files";
import { listened } from "@visiga/system/listened";

/** What the holder of a folder answers to other processes, as JSON. */
export type Answers = Readonly<Record<string, () => unknown>>;

/** A folder that no other process can take, until `release` or the end of this process. */
export interface Control {
  release(): Promise<void>;
}

const windows = process.platform === "win32";

/** Milliseconds that a question may wait, for example for a database that starts. */
const questionTimeout = 60_000;

/** Characters. */
const longestQuestion = 100;

/** Longest path of a Unix socket in bytes, without the terminating zero. */
export const longestSocketPath = 103;

/**
 * Takes a folder. Its holder listens to a socket there, so that other processes, also those in other containers of the
 * machine, know that it runs, and can ask it. The name of the socket is a number. If nobody listens to the newest one,
 * a process makes the next, which only one can. @returns null if another process holds the folder
 */
export async function takeControl(folder: string, answers: Answers = {}): Promise<Control | null> {
  if (windows) return listen(pipeOf(folder), answers).catch(nullIfTaken);
  await mkdir(folder, { recursive: true });
  for (;;) {
    const newest = await newestNumber(folder);
    if (await isAlive(folder, newest)) return null;
    const draft = join(folder, `${randomBytes(6).toString("hex")}.draft`);
    const own = join(folder, String(newest + 1));
    const listening = await inShortPath(draft, (path) => listen(path, answers));
    const isMade = await link(draft, own).then(() => true, nullIfTaken);
    await rm(draft, { force: true });
    if (isMade && (await newestNumber(folder)) === newest + 1) {
      for (const older of await numbersIn(folder))
        if (older <= newest) await rm(join(folder, String(older)), { recursive: true, force: true });
      return {
        // The number stays, because a slow process may be about to make it.
        async release() {
          const left = writeFile(draft, "").then(() => rename(draft, own));
          // A socket to which nobody listens holds nothing either.
          await left.catch(() => {});
          await listening.release();
        },
      };
    }
    if (isMade) await rm(own, { force: true });
    await listening.release();
  }
}

/** Whether a process holds the folder. One of another account, which this one may not enter, counts as held. */
export async function isHeld(folder: string): Promise<boolean> {
  if (windows) return answersAt(pipeOf(folder));
  const newest = await newestNumber(folder).catch(({ code }) => (code === "ENOENT" ? 0 : undefined));
  return newest === undefined || isAlive(folder, newest);
}

/** Asks the process that holds a folder. @throws Error if there is none, or it has no answer */
export async function askHolder(folder: string, question: string): Promise<unknown> {
  const socket = windows ? pipeOf(folder) : join(folder, String(await newestNumber(folder)));
  return inShortPath(socket, async (path) => {
    const connection = listened(connect(path));
    connection.setTimeout(questionTimeout, () => connection.destroy(new Error("There is no answer")));
    connection.end(question);
    return JSON.parse(await text(connection));
  });
}

async function listen(path: string, answers: Answers): Promise<Control> {
  const open = new Set<Socket>();
  const server = listened(
    createServer({ allowHalfOpen: true }, async (socket) => {
      open.add(listened(socket).once("close", () => open.delete(socket)));
      socket.setTimeout(questionTimeout, () => socket.destroy());
      const question = await questionIn(socket).catch(() => "");
      const find = Object.hasOwn(answers, question) ? answers[question] : undefined;
      const answer = await (async () => find?.())().catch(() => undefined);
      socket.end(JSON.stringify(answer) ?? "", () => socket.destroy());
    }),
  );
  // Every account that may enter the folder may ask, also that of the server if root holds it.
  await once(server.listen({ path, readableAll: !windows, writableAll: !windows }), "listening");
  // It keeps no process running.
  server.unref();
  return {
    async release() {
      const closed = new Promise((resolve) => server.close(resolve));
      // A process that asks nothing, or is paused, would delay it.
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Empty if it is longer than any. */
async function questionIn(socket: Socket): Promise<string> {
  let question = "";
  for await (const piece of socket.setEncoding("utf8").iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
    question += piece;
    if (question.length > longestQuestion) return "";
  }
  return question;
}

async function isAlive(folder: string, number: number): Promise<boolean> {
  const path = join(folder, String(number));
  const found = await stat(path).catch(nullIfMissing);
  return found?.isSocket() === true && inShortPath(path, answersAt);
}

/** Whether a process listens there, even if it does not react at the moment. */
async function answersAt(path: string): Promise<boolean> {
  const socket = listened(connect(path));
  try {
    await once(socket, "connect");
    return true;
  } catch (error) {
    // All other errors, such as that of another account, prove nothing.
    return !["ECONNREFUSED", "ENOENT", "ENOTSOCK"].includes(String((error as NodeJS.ErrnoException).code));
  } finally {
    socket.destroy();
  }
}

function nullIfTaken(error: NodeJS.ErrnoException): null {
  if (error.code === "EEXIST" || error.code === "EADDRINUSE") return null;
  throw error;
}

const numbersIn = async (folder: string): Promise<number[]> =>
  (await readdir(folder)).filter((name) => /^\d{1,15}$/.test(name)).map(Number);

const newestNumber = async (folder: string): Promise<number> => Math.max(0, ...(await numbersIn(folder)));

/** Gives a socket with a long path a short one meanwhile. */
async function inShortPath<Result>(path: string, work: (path: string) => Promise<Result>): Promise<Result> {
  if (windows || Buffer.byteLength(path) <= longestSocketPath) return work(path);
  const temporary = await mkdtemp(join(tmpdir(), "visiga-"));
  try {
    await symlink(join(path, ".."), join(temporary, "at"));
    return await work(join(temporary, "at", path.slice(path.lastIndexOf("/") + 1)));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** A named pipe, which ends with its process. */
const pipeOf = (folder: string): string =>
  `\\\\.\\pipe\\visiga-${createHash("sha256").update(folder.toLowerCase()).digest("hex")}`;
