import { expect, test } from "vitest";
import { findChromium } from "./chromium.ts";

const own = "/cache/playwright/chrome";
const search = (existing: string[], more: object = {}) => ({
  environment: { PATH: "/opt/bin" },
  platform: "linux" as const,
  root: false,
  exists: (path: string) => existing.includes(path),
  run: () => false,
  ...more,
});

test("CHROMIUM_PATH comes first, and must be there", () => {
  const environment = { CHROMIUM_PATH: "/mine" };
  expect(findChromium(own, search(["/mine", "/usr/bin/chromium", own], { environment })).executablePath).toBe("/mine");
  expect(() => findChromium(own, search(["/usr/bin/chromium"], { environment }))).toThrow(
    "CHROMIUM_PATH: there is no /mine",
  );
});

test("an installed browser comes before Playwright's own", () => {
  expect(findChromium(own, search(["/usr/bin/google-chrome", own])).executablePath).toBe("/usr/bin/google-chrome");
  expect(findChromium(own, search(["/opt/bin/chromium"])).executablePath).toBe("/opt/bin/chromium");
  expect(findChromium(own, search([own])).executablePath).toBeUndefined();
});

test("without any, Playwright fetches its own", () => {
  const asked: string[] = [];
  const run = (program: string, args: readonly string[]) => asked.push([program, ...args].join(" ")) > 0;
  expect(findChromium(own, search([], { run })).executablePath).toBeUndefined();
  expect(asked).toEqual(["npx playwright install chromium"]);
});

test("where that fails, root on a build machine installs the system's", () => {
  const existing: string[] = [];
  const run = (program: string, args: readonly string[]) => {
    if (program !== "apt-get") return false;
    if (args[0] === "install") existing.push("/usr/bin/chromium");
    return true;
  };
  const environment = { CI: "true", PATH: "" };
  const found = findChromium(own, search(existing, { run, environment, root: true }));
  expect(found.executablePath).toBe("/usr/bin/chromium");
  expect(found.args).toContain("--no-sandbox");
  expect(() => findChromium(own, search([], { run, environment, root: false }))).toThrow(
    "The browser tests need Chromium",
  );
});
