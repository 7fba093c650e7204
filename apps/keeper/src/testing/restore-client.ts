import { readFile } from "node:fs/promises";
import { type RestorePreview, type RestoreRun, restoreState } from "@visiga/contracts/restore";
import * as z from "zod/mini";

/** The page `/restore` of a running server, for the owner of a key. */
export function restoreClient(url: () => string, key: string) {
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${url()}/restore/${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${key}`, connection: "close" },
    });
  const post = (path: string, values: Record<string, string> = {}) =>
    send(path, { method: "POST", body: new URLSearchParams(values) });
  const state = async () => z.parse(restoreState, await (await send("state")).json());
  const add = (name: string, size: number, offset: number, data: Buffer) => {
    const query = new URLSearchParams({ name, size: String(size), offset: String(offset) });
    const headers = { "content-type": "application/octet-stream" };
    return send(`parts?${query}`, { method: "POST", headers, body: new Uint8Array(data) });
  };
  const client = {
    send,
    post,
    state,
    add,
    /** Confirms the restore of the backup that was checked last. */
    start: async () => post("start", { check: (await state()).check?.id ?? "" }),
    /** Uploads a file in parts of `length` bytes. */
    async upload(path: string, length = 3e6): Promise<void> {
      const bytes = await readFile(path);
      for (let offset = 0; offset < bytes.length; offset += length)
        await add("site.tar", bytes.length, offset, bytes.subarray(offset, offset + length));
    },
    /** Checks a backup. @returns the preview, or the failure */
    async check(name: string | null, passphrase?: string) {
      const answer = await post("check", {
        ...(name !== null && { name }),
        ...(passphrase !== undefined && { passphrase }),
      });
      if (answer.status !== 202) throw new Error(`The check was refused: ${answer.status}`);
      for (;;) {
        const { check } = await state();
        if (check && check.result.phase !== "running") return check.result;
        await pause();
      }
    },
    /** The preview of a backup. @throws Error if it is refused */
    async preview(name: string | null): Promise<RestorePreview> {
      const result = await client.check(name);
      if (result.phase !== "done") throw new Error(`The backup was refused: ${JSON.stringify(result)}`);
      return result.preview;
    },
    /** Restores the checked backup. @returns every state that was seen, the last one first */
    async restore(): Promise<RestoreRun[]> {
      const { status } = await client.start();
      if (status !== 202) throw new Error(`The restore was refused: ${status}`);
      const seen: RestoreRun[] = [];
      for (;;) {
        // Nobody listens for a moment between the two servers.
        const { run = null } = await state().catch(() => ({}) as { run?: RestoreRun });
        if (run) seen.unshift(run);
        if (run?.phase === "failed" || (run?.phase === "done" && run.pages.length > 0)) return seen;
        await pause();
      }
    },
  };
  return client;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
