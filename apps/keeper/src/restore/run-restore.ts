import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { KeptSite } from "@visiga/api/kept-site";
import type { RestoreProgress, RestoreRun, RestoreState } from "@visiga/contracts/restore";
import type { Config } from "@visiga/system/config/config";
import { measureDisk } from "@visiga/system/disk/disk-space";
import { type Report, StartFailure } from "@visiga/system/errors/start-failure";
import { bearerToken } from "@visiga/system/http/bearer-token";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { hashSecret, sameHash } from "@visiga/system/security/one-time-secrets";
import { type ArchiveFile, isEncrypted, unlock } from "#archive/encrypted-archive.ts";
import { secondPlacesByProcess } from "#backup/second-place-process.ts";
import { type FetchedBackup, fetchBackup } from "#backup/stored-backups.ts";
import { createServerWithoutBodies } from "#process/unread-bodies.ts";
import { type ReportProgress, restoreBackup } from "./restore-backup.ts";
import { type FailedRestore, failedRestore } from "./restore-failure.ts";
import { finishedRun, RestoreFiles, type RestoreRequest } from "./restore-files.ts";

/**
 * Restores a backup that the page `/restore` has asked for, and stores the outcome for the server that starts next. The
 * site's own server has stopped; meanwhile another one listens on its port. Failures are stored, not thrown.
 */
export async function runRestore(config: Config, kept: KeptSite, request: RestoreRequest, print: Report) {
  const files = new RestoreFiles(config.dataDir);
  const { begun } = request;
  let current: RestoreProgress = { phase: "running", step: "check", done: 0, of: 0 };
  const progress: ReportProgress = (step, done, of) => {
    current = { phase: "running", step, done, of };
  };
  const record = (run: RestoreRun) => files.writeRecord({ ...begun, run });
  const server = await serveProgress(config, Buffer.from(String(begun.key), "base64"), () => current);
  const lines: string[] = [];
  const report = (line: string) => {
    lines.push(line);
    print(line);
  };
  try {
    const found = await fileOf(config, files, request);
    try {
      const archive = await unlocked(found.path, request, config);
      const { manifest, restorePoint } = await restoreBackup({ config, kept, archive, report, progress });
      progress("start", 0, 0);
      await record(finishedRun({ ...begun, madeAt: manifest.madeAt }, { restorePoint, report: lines }));
    } finally {
      await found.release();
    }
  } catch (error) {
    print(`The restore did not end well: ${error}`);
    await record(await outcomeOf(error, config.dataDir)).catch((failure) =>
      print(`The outcome cannot be stored: ${failure}`),
    );
  } finally {
    await server.close();
  }
}

/** Bytes: with less free, PostgreSQL fails without naming the reason. */
const fullDisk = 50e6;

async function outcomeOf(error: unknown, dataDir: string): Promise<FailedRestore> {
  const failed = failedRestore(error);
  const { free } = await measureDisk(dataDir);
  return failed.failure === "failed" && free < fullDisk ? { ...failed, failure: "room" } : failed;
}

async function fileOf(config: Config, files: RestoreFiles, { name }: RestoreRequest): Promise<FetchedBackup> {
  if (name === null) return { path: files.uploaded, release: async () => {} };
  const found = await fetchBackup(config, secondPlacesByProcess(config), name);
  if (!found) throw new StartFailure(`There is no backup ${name} any more`);
  return found;
}

async function unlocked(path: string, { passphrase }: RestoreRequest, { backups }: Config): Promise<ArchiveFile> {
  if (!(await isEncrypted(path))) return { path };
  return unlock(path, passphrase ?? backups.passphrase ?? "");
}

const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>St. Mary’s Junior Seminary, Visiga</title>
<h1>St. Mary’s Junior Seminary, Visiga</h1>
<p>The website is being restored. Please try again in a few minutes.</p>
<p lang="sw">Tovuti inarejeshwa. Tafadhali jaribu tena baada ya dakika chache.</p>
</html>
`;

/**
 * Listens instead of the site during a restore: tells the owner of the key the progress, and visitors to come back.
 * Without a database it cannot check other keys.
 */
async function serveProgress(
  { host, port }: Pick<Config, "host" | "port">,
  keyHash: Buffer,
  progress: () => RestoreProgress,
) {
  const server = createServerWithoutBodies((request, response) => {
    const [path] = (request.url ?? "").split("?", 1);
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
    if (path === "/healthz") return sendJson(response, 200, { status: "ok" });
    if (path === "/readyz") return sendJson(response, 503, { status: "restoring" });
    const key = bearerToken(request.headers.authorization);
    if (path === "/api/v1/restore" && key !== undefined && sameHash(hashSecret(key), keyHash)) {
      const state: RestoreState = { upload: null, backups: [], check: null, run: progress() };
      return sendJson(response, 200, state);
    }
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "retry-after": "20" });
    response.end(request.method === "HEAD" ? undefined : waitingPage);
  });
  await once(server.listen(port, host), "listening");
  return {
    async close() {
      const closed = once(server.close(), "close");
      server.closeAllConnections();
      await closed;
    },
  };
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
