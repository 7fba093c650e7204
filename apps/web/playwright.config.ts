import { mkdtempSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, defineConfig } from "@playwright/test";
import { chromiumArgs, provideChromium } from "@visiga/testing/chromium";
import { browserReportFile } from "@visiga/testing/reports";
import { administrator } from "./e2e/administrator.ts";

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

// This file is read again by every worker: what the first reading chose is handed on in the environment.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "visiga-e2e-"));
const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`;
process.env.E2E_CHROMIUM ??= await provideChromium({
  path: chromium.executablePath(),
  cli: createRequire(import.meta.url).resolve("@playwright/test/cli"),
});

/** Those that change what visitors see. */
const administrators = ["**/add-a-picture.e2e.ts", "**/arrange-pictures.e2e.ts", "**/upload-many.e2e.ts"];

/** The built server as the README starts it, on a data folder of its own, seen by a real browser. */
export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results/traces",
  // Whoever changes content comes last: the pages that others are reading must hold still.
  projects: [
    { name: "visitors", testMatch: "**/*.e2e.ts", testIgnore: administrators },
    { name: "administrators", testMatch: administrators, dependencies: ["visitors"] },
  ],
  workers: 2,
  timeout: 60_000,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"], ["json", { outputFile: browserReportFile }]],
  globalTeardown: "./e2e/remove-data-dir.ts",
  use: {
    baseURL,
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    launchOptions: { executablePath: process.env.E2E_CHROMIUM, args: [...chromiumArgs] },
    trace: "retain-on-failure",
  },
  webServer: {
    command: "node ../api/dist/main.js",
    url: `${baseURL}/readyz`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
