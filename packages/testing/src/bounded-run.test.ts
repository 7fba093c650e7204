import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { runBounded } from "./bounded-run.ts";

const node = (script: string, seconds: number, environment = process.env) =>
  runBounded(process.execPath, ["-e", script], { seconds, environment });

test("a program succeeds by its exit code, and a missing program fails", async () => {
  expect(await node("", 20)).toBe(true);
  expect(await node("process.exit(3)", 20)).toBe(false);
  expect(await runBounded("/no/such/program", [], { seconds: 20 })).toBe(false);
});

test("a program that exceeds its timeout is killed with its descendants", async () => {
  const folder = mkdtempSync(join(tmpdir(), "visiga-bounded-"));
  const file = join(folder, "port");
  const grandchild = `const server = require('node:http').createServer((_, answer) => answer.end());
    server.listen(0, '127.0.0.1', () => require('node:fs').writeFileSync(process.env.PORT_FILE, String(server.address().port)));`;
  const child = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`;
  const run = node(child, 3, { ...process.env, PORT_FILE: file });
  const ask = async () => fetch(`http://127.0.0.1:${Number(readFileSync(file, "utf8"))}`);
  await vi.waitFor(async () => expect((await ask()).ok).toBe(true), { timeout: 3000 });
  expect(await run).toBe(false);
  await vi.waitFor(() => expect(ask()).rejects.toThrow("fetch failed"));
  rmSync(folder, { recursive: true });
});
