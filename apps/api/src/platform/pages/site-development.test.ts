import { mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

const root = fileURLToPath(new URL("../../../../web", import.meta.url));
let dataDir: string;
let api: TestApp;

beforeAll(async () => {
  // Inside the repository like `./data`, because Vite serves the sources there.
  dataDir = await realpath(await mkdtemp(fileURLToPath(new URL("../../../test-dist-data-", import.meta.url))));
  await writeFile(join(dataDir, "jwt-secret"), "secret of the installation");
  api = await createTestApp({ site: { root, development: true }, environment: { DATA_DIR: dataDir } });
}, 60_000);
afterAll(async () => {
  await api.close();
  await rm(dataDir, { recursive: true });
});

test("the development server serves no file of DATA_DIR under any address", async () => {
  for (const query of ["", "?raw", "?raw??", "?import&raw", "?url&inline", "?.svg?raw"]) {
    const { body, statusCode } = await api.app.inject(`/@fs${dataDir}/jwt-secret${query}`);
    expect(body, query).not.toMatch(/secret of the installation|c2VjcmV0IG9m/);
    expect(statusCode, query).toBe(403);
  }
});

test("the development server serves the sources", async () => {
  expect((await api.app.inject(`/@fs${root}/src/development.ts?raw`)).body).toContain("behaviour");
});
