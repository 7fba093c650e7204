import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { requireFreshBuild } from "./fresh-build.ts";

/** Stands for Turborepo: knows the hash of the sources of one workspace, and builds it. */
const turbo = `
import { writeFileSync } from "node:fs";
const stamps = { directory: "apps/web", command: "vite build && tsx stamp-build.ts", hash: "sources-2" };
const other = { directory: "packages/i18n", command: "<NONEXISTENT>", hash: "other" };
if (process.argv.includes("--dry=json")) console.log(JSON.stringify({ tasks: [stamps, other] }));
else writeFileSync("apps/web/dist/.sources", stamps.hash);
`;

let root: string;
let stamp: string;
beforeEach(() => {
  // The runner of all tests has built already, and says so.
  vi.stubEnv("TEST_BUILD", undefined);
  root = mkdtempSync(join(tmpdir(), "visiga-build-"));
  mkdirSync(join(root, "apps/web/dist"), { recursive: true });
  stamp = join(root, "apps/web/dist/.sources");
  writeFileSync(join(root, "package.json"), `{"type":"module"}`);
  writeFileSync(join(root, "turbo.js"), turbo);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test("a runner that was started directly refuses a build of other sources, and none", () => {
  expect(() => requireFreshBuild(undefined, root)).toThrow(/Build first: npx pnpm turbo build/);
  writeFileSync(stamp, "sources-1");
  expect(() => requireFreshBuild(undefined, root)).toThrow(/Build first/);
  writeFileSync(stamp, "sources-2");
  requireFreshBuild(undefined, root);
});

test("named tests build at the first need, and nobody asks once everything is built", () => {
  writeFileSync(stamp, "sources-1");
  requireFreshBuild("demand", root);
  expect(readFileSync(stamp, "utf8")).toBe("sources-2");
  rmSync(join(root, "turbo.js"));
  requireFreshBuild("done", root);
});
