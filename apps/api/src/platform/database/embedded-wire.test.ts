import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { EmbeddedWire } from "./embedded-wire.ts";

let folder: string;
let engine: PGlite;
let wire: EmbeddedWire;
let pool: Pool;
const where = () => ({ host: folder, port: 5432, user: "postgres", database: "postgres" });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-wire-"));
  engine = await PGlite.create();
  wire = new EmbeddedWire(engine);
  await wire.listen({ path: join(folder, ".s.PGSQL.5432") });
  pool = new Pool({ ...where(), max: 10 });
  await pool.query("CREATE TABLE number (value integer PRIMARY KEY)");
});
beforeEach(() => pool.query("TRUNCATE number"));
afterAll(async () => {
  await pool.end();
  await wire.close();
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

test("clients that ask at once each get their own answers", async () => {
  await times(300, async (index) => {
    const { rows } = await pool.query("SELECT $1::integer AS value, $2::text AS text", [index, "x".repeat(index * 10)]);
    expect(rows).toEqual([{ value: index, text: "x".repeat(index * 10) }]);
  });
});

test("failed statements and failed transactions of some do not reach the others", async () => {
  await pool.query("INSERT INTO number VALUES (1)");
  await times(10, async (worker) => {
    for (let round = 0; round < 20; round++) {
      if (worker % 3 === 0) {
        await expect(pool.query("SELEC $1", [round])).rejects.toMatchObject({ code: "42601" });
      } else if (worker % 3 === 1) {
        const client = await pool.connect();
        await client.query("BEGIN");
        await expect(client.query("INSERT INTO number VALUES ($1)", [1])).rejects.toMatchObject({ code: "23505" });
        await expect(client.query("SELECT $1::integer", [1])).rejects.toMatchObject({ code: "25P02" });
        await client.query("ROLLBACK");
        client.release();
      } else {
        const { rows } = await pool.query("SELECT $1::integer AS value", [round]);
        expect(rows).toEqual([{ value: round }]);
      }
    }
  });
});

test("a transaction sees nothing of the others and loses nothing to them", async () => {
  await pool.query("INSERT INTO number VALUES (0)");
  await times(20, async () => {
    const client = await pool.connect();
    await client.query("BEGIN");
    const { rows } = await client.query("SELECT value FROM number WHERE value >= $1", [0]);
    await client.query("UPDATE number SET value = $1", [rows[0].value + 1]);
    await client.query("COMMIT");
    client.release();
  });
  expect((await pool.query("SELECT value FROM number")).rows).toEqual([{ value: 20 }]);
});

test("a client that disappears in a transaction is rolled back and keeps nobody waiting", async () => {
  const client = new Client(where());
  client.on("error", () => {});
  await client.connect();
  await client.query("BEGIN");
  await client.query("INSERT INTO number VALUES ($1)", [7]);
  const others = pool.query("SELECT count(*)::integer AS count FROM number");
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  expect((await others).rows).toEqual([{ count: 0 }]);
});

test("large statements and results pass whole", async () => {
  const text = "a".repeat(3_000_000);
  const { rows } = await pool.query("SELECT $1::text AS text", [text]);
  expect(rows[0].text === text).toBe(true);
});
