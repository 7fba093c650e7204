import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { programPath } from "@visiga/api/src/testing/program-path.ts";
import { expect, test } from "vitest";

const folder = dirname(await programPath("main"));
const programs = (await readdir(folder)).filter((name) => name.endsWith(".js"));

test("built programs have short lines and only characters that V8 keeps in one byte", async () => {
  expect(programs).toContain("main.js");
  for (const name of programs) {
    const source = await readFile(join(folder, name), "utf8");
    expect({ name, wide: source.match(/[\u0100-\uffff]/g) }).toEqual({ name, wide: null });
    expect(Math.max(...source.split("\n").map(({ length }) => length))).toBeLessThan(5000);
  }
});

test("no built program imports node:http, which would load fetch at its start", async () => {
  for (const name of programs) expect(await readFile(join(folder, name), "utf8")).not.toMatch(/from *"node:http"/);
});

test("the built sheet of the page /restore has the colours of the site and asks it for no file", async () => {
  const sheet = await readFile(join(folder, "page.css"), "utf8");
  expect(sheet).toContain("--paper:#fdfbf6");
  expect(sheet).not.toMatch(/@import|@custom-media|@media[^{]*\(--/);
  const addresses = [...sheet.matchAll(/url\(["']?([^"')]+)/g)].map(([, address = ""]) => address);
  const files = addresses.filter((address) => !address.startsWith("data:"));
  expect(files).toEqual(["/restore/young-serif.woff2", "/restore/figtree.woff2"]);
});
