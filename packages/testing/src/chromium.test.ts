import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headlessShell, provideChromium } from "./chromium.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "visiga-chromium-"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", "");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A program in the folder of the search path. A broken one does not start. */
function program(name: string, { broken = false } = {}): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\nexit ${Number(broken)}\n`, { mode: 0o755 });
  return path;
}
const provide = (own = "/none") => provideChromium({ path: own, cli: "/none" });

test("CHROMIUM_PATH has priority, and must start", async () => {
  program("chromium");
  vi.stubEnv("CHROMIUM_PATH", program("mine"));
  expect(await provide()).toBe(join(folder, "mine"));
  vi.stubEnv("CHROMIUM_PATH", program("dead", { broken: true }));
  await expect(provide()).rejects.toThrow(/^CHROMIUM_PATH: \S+dead does not start$/);
  vi.stubEnv("CHROMIUM_PATH", "/none");
  await expect(provide()).rejects.toThrow("CHROMIUM_PATH: /none does not start");
});

test("an installed browser is used before Playwright's, and one that does not start is skipped", async () => {
  const own = program("own");
  expect(await provide(own)).toBe(own);
  const chrome = program("google-chrome");
  expect(await provide(own)).toBe(chrome);
  program("chromium-browser", { broken: true });
  expect(await provide(own)).toBe(chrome);
});

test("the headless shell beside the browser is used, or the browser if no shell starts", () => {
  const browser = program("chromium");
  expect(headlessShell(browser)).toBe(browser);
  const shell = program("chromium-headless-shell");
  expect(headlessShell(browser)).toBe(shell);
  program("chromium-headless-shell", { broken: true });
  expect(headlessShell(browser)).toBe(browser);
});
