import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findPostgres, startPostgres } from "@visiga/testing/postgres-server";
import { compareBrowsing } from "./browsing.ts";
import { compare, median, type Round } from "./load.ts";
import { type ServerProcess, startProcess } from "./server-process.ts";
import { compareUpload } from "./upload.ts";

/** Prints one table: figures of the built server, each beside what it is compared with, measured in this run. */
const main = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const bare = fileURLToPath(new URL("./bare-server.ts", import.meta.url));
const administrator = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "a password for the bench" };
const folder = await mkdtemp(join(tmpdir(), "visiga-bench-"));
const startServer = (env: Record<string, string> = {}) =>
  startProcess([main], "/", { NODE_ENV: "production", DATA_DIR: join(folder, "data"), ...administrator, ...env });

async function logIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

async function fillGallery({ url }: ServerProcess, token: string): Promise<void> {
  const count = async () => ((await (await fetch(`${url}/api/v1/files/page/GALLERY`)).json()) as unknown[]).length;
  for (let made = await count(); made < 200; made += 1) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ name: `Picture ${made}`, title: "EVENTS", page: "GALLERY" }))
      body.set(name, value);
    await fetch(`${url}/api/v1/files/image`, { method: "POST", headers: { authorization: `Bearer ${token}` }, body });
  }
}

/** A bare server with the bytes that `path` answers. */
async function bareCopy({ url }: ServerProcess, path: string, headers: Record<string, string>): Promise<ServerProcess> {
  const response = await fetch(url + path, { headers });
  const type = response.headers.get("content-type") ?? "";
  const file = join(folder, `bare-${path.replace(/\W/g, "-")}`);
  await writeFile(file, Buffer.from(await response.arrayBuffer()));
  return startProcess(["--import", "tsx", bare, file, type], "/");
}

async function memoryAfterRequests(server: ServerProcess): Promise<number> {
  const paths = ["/", "/news", "/gallery", "/api/v1/files/page/GALLERY"];
  for (let request = 0; request < 1000; request += 1)
    await (await fetch(server.url + paths[request % paths.length])).arrayBuffer();
  return server.memory();
}

const whole = (value: number) => Math.round(value).toLocaleString("en");
const rows: string[][] = [["measured", "figure", "compared with", "figure", "ratio"]];
const loadRow = (name: string, ours: Round, other: string, theirs: Round) =>
  rows.push([
    name,
    `${whole(ours.requestsPerSecond)}/s (${whole(ours.processorPerRequest)} µs each)`,
    other,
    `${whole(theirs.requestsPerSecond)}/s (${whole(theirs.processorPerRequest)} µs each)`,
    (ours.requestsPerSecond / theirs.requestsPerSecond).toFixed(2),
  ]);

try {
  const first = await startServer();
  rows.push(["first start, demo content and all", `${whole(first.startedAfter)} ms`, "aim", "15,000 ms", ""]);
  const token = await logIn(first);

  const plain = { "accept-encoding": "identity" };
  const page = { server: first, path: "/gallery", headers: plain };
  const barePage = await bareCopy(first, page.path, plain);
  const pages = await compare({ ours: page, bare: { server: barePage, path: "/" }, fresh: { ...page, fresh: true } });
  await barePage.stop();
  loadRow("kept page, /gallery", pages.ours, "bare Fastify, same bytes", pages.bare);
  loadRow("page drawn anew, /gallery", pages.fresh, "the kept page", pages.ours);

  await fillGallery(first, token);
  const list = { server: first, path: "/api/v1/files/page/GALLERY" };
  const bareList = await bareCopy(first, list.path, {});
  const lists = await compare({ ours: list, bare: { server: bareList, path: "/" } });
  await bareList.stop();
  loadRow("list of 200 GALLERY records", lists.ours, "bare Fastify, same JSON", lists.bare);

  const { megabytes, upload, alone } = await compareUpload(first, token, folder);
  rows.push([
    `12-megapixel upload (${megabytes.toFixed(1)} MB)`,
    `${whole(upload)} ms`,
    "sharp alone, same widths",
    `${whole(alone)} ms`,
    (upload / alone).toFixed(2),
  ]);
  await first.stop();

  const starts: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const server = await startServer();
    starts.push(server.startedAfter);
    if (turn === 4)
      rows.push([
        "memory after 1,000 requests, embedded",
        `${whole(await memoryAfterRequests(server))} MB`,
        "",
        "",
        "",
      ]);
    await server.stop();
  }
  rows.push(["later start to the first answer", `${whole(median(starts))} ms`, "aim", "2,000 ms", ""]);

  const bin = findPostgres();
  if (bin) {
    const postgres = await startPostgres(bin);
    const server = await startServer({
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, "data-server"),
      JWT_SECRET: "a secret for the bench, long enough",
      SEED_DEMO: "true",
    });
    rows.push([
      "memory after 1,000 requests, PostgreSQL",
      `${whole(await memoryAfterRequests(server))} MB`,
      "",
      "",
      "",
    ]);
    await server.stop();
    await postgres.stop();
  }

  for (const { database, what, few, many } of await compareBrowsing())
    rows.push([
      `browsing 100,000 records, ${database}: ${what}`,
      `${many.toFixed(1)} ms`,
      "among 1,000",
      `${few.toFixed(1)} ms`,
      (many / few).toFixed(2),
    ]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows)
  process.stdout.write(
    `${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd()}\n`,
  );
