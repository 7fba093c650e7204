import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { currentRelease } from "@visiga/testing/build-release";
import { Table, whole } from "@visiga/testing/table";
import { administrator, fillGallery, logIn } from "./administrator.ts";
import { compare, type Round } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { compareUpload } from "./upload.ts";

const bare = fileURLToPath(new URL("./bare-server.ts", import.meta.url));

/** Requests per second beside a bare Fastify that sends the same bytes, and an upload beside sharp alone. */
export async function compareRequests(): Promise<Table> {
  const table = new Table("requests", "figure", "compared with", "figure", "ratio");
  const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
  const environment = { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator };
  const server = await startProcess([currentRelease.main], "/", environment);
  try {
    const token = await logIn(server);
    await comparePages(table, server, folder);
    await fillGallery(server, token);
    await compareList(table, server, folder);
    const { megabytes, upload, alone } = await compareUpload(server, token, folder);
    const ratio = (upload / alone).toFixed(2);
    const name = `12-megapixel upload (${megabytes.toFixed(1)} MB)`;
    table.add(name, `${whole(upload)} ms`, "sharp alone, same widths", `${whole(alone)} ms`, ratio);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
  return table;
}

async function comparePages(table: Table, server: ServerProcess, folder: string): Promise<void> {
  const headers = { "accept-encoding": "identity" };
  const page = { server, path: "/gallery", headers };
  const barePage = await bareCopy(server, page.path, headers, folder);
  try {
    const { ours, bare, fresh } = await compare({
      ours: page,
      bare: { server: barePage, path: "/" },
      fresh: { ...page, fresh: true },
    });
    addRound(table, "cached page, /gallery", ours, "bare Fastify, same bytes", bare);
    addRound(table, "page drawn anew, /gallery", fresh, "the cached page", ours);
  } finally {
    await barePage.stop();
  }
}

async function compareList(table: Table, server: ServerProcess, folder: string): Promise<void> {
  const path = "/api/v1/files/page/GALLERY";
  const bareList = await bareCopy(server, path, {}, folder);
  try {
    const { ours, bare } = await compare({ ours: { server, path }, bare: { server: bareList, path: "/" } });
    addRound(table, "list of 200 GALLERY files", ours, "bare Fastify, same JSON", bare);
  } finally {
    await bareList.stop();
  }
}

/** A bare server with the bytes that `path` answers. */
async function bareCopy(
  { url }: ServerProcess,
  path: string,
  headers: Record<string, string>,
  folder: string,
): Promise<ServerProcess> {
  const response = await fetch(url + path, { headers });
  const type = response.headers.get("content-type") ?? "";
  const file = join(folder, `bare-${path.replace(/\W/g, "-")}`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return startProcess(["--import", "tsx", bare, file, type], "/");
}

const addRound = (table: Table, name: string, ours: Round, other: string, theirs: Round): void =>
  table.add(
    name,
    `${whole(ours.requestsPerSecond)}/s (${whole(ours.processorPerRequest)} µs each)`,
    other,
    `${whole(theirs.requestsPerSecond)}/s (${whole(theirs.processorPerRequest)} µs each)`,
    (ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(2),
  );
