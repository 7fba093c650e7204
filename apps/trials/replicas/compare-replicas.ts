import { setTimeout as pause } from "node:timers/promises";
import { sendRequest } from "@visiga/api/src/testing/http-client.ts";
import type { FileRecord } from "@visiga/contracts/files";
import type { Action, Ledger, VisibleFile } from "./editors.ts";
import type { ReplicaProcess } from "./installation.ts";
import type { PostgresServer } from "./postgres-server.ts";

/** Milliseconds between two comparisons. */
const interval = 1500;

/** Compares the final state of the replicas with each other and with the ledger, and the ledger with the history. */
export async function compareReplicas(replicas: readonly ReplicaProcess[], ledger: Ledger, database: PostgresServer) {
  const [first, ...others] = replicas as [ReplicaProcess, ...ReplicaProcess[]];
  const files = JSON.parse(await text(first, "/api/v1/files")) as FileRecord[];
  const { lost, doubled } = await compareWithHistory(ledger, files, database);
  return {
    lost,
    doubled,
    different: (await Promise.all(others.map((other) => differences(first, other)))).flat(),
    broken: (await Promise.all(replicas.map((replica) => brokenPictures(replica, files)))).flat(),
  };
}

/** Each acknowledged change must be in the history exactly once; one without a response at most once. */
async function compareWithHistory(ledger: Ledger, files: readonly FileRecord[], database: PostgresServer) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const shown = new Map(files.map((file) => [file.id, file]));
  const made = await database.query<{ id: string; action: Action; addedAs: string }>(
    `SELECT subject_id AS id, action, split_part(name, ' ', 1) AS "addedAs" FROM revision WHERE kind = 'picture'`,
  );
  for (const { addedAs, id, sent, possible } of ledger.entries) {
    const rows = made.filter((row) => row.addedAs === addedAs);
    const ids = new Set([...(id === undefined ? [] : [id]), ...rows.map((row) => row.id)]);
    if (ids.size > 1) doubled.push(`${addedAs} was added as ${[...ids].join(" and as ")}`);
    for (const action of new Set(sent.map((change) => change.action))) {
      const changes = sent.filter((change) => change.action === action);
      const acknowledged = changes.filter((change) => change.acknowledged).length;
      const times = rows.filter((row) => row.action === action).length;
      if (times < acknowledged) lost.push(`${addedAs}: ${action} ${acknowledged} times acknowledged, ${times} made`);
      if (times > changes.length) doubled.push(`${addedAs}: ${action} was made ${times} times`);
    }
    const file = [...ids].map((each) => shown.get(each)).find(Boolean);
    if (!possible.some((each) => fits(each, file)))
      lost.push(`${addedAs}: ${JSON.stringify({ shown: file ?? null, possible })}`);
  }
  return { lost, doubled };
}

const fits = (possible: VisibleFile, file: FileRecord | undefined): boolean =>
  possible === undefined || file === undefined
    ? possible === file
    : possible.name === file.name && ["untold", file.photo?.id].includes(possible.photo);

/**
 * Pages that differ in every comparison. Several are needed, because variants may still be encoded and change pages.
 */
async function differences(one: ReplicaProcess, other: ReplicaProcess): Promise<string[]> {
  const different: string[] = [];
  for (const path of ["/api/v1/files", "/api/v1/files/page/GALLERY", "/", "/gallery", "/news", "/images", "/staff"]) {
    let attempts = 0;
    while ((await text(one, path)) !== (await text(other, path)) && attempts < 5) {
      attempts += 1;
      await pause(interval);
    }
    if (attempts === 5) different.push(`${path} differs on ${one.name} and ${other.name}`);
  }
  return different;
}

async function brokenPictures(replica: ReplicaProcess, files: readonly FileRecord[]): Promise<string[]> {
  const broken: string[] = [];
  const photos = files.flatMap((file) => file.photoUrl ?? []);
  for (const path of new Set(photos)) {
    const { status, headers, body } = await sendRequest(replica.url + path);
    if (status !== 200 || Number(headers["content-length"]) !== body.length)
      broken.push(`${path} on ${replica.name}: ${status}, ${body.length} bytes`);
  }
  return broken;
}

const text = async (replica: ReplicaProcess, path: string): Promise<string> =>
  String((await sendRequest(replica.url + path, { headers: { "accept-language": "en" } })).body);
