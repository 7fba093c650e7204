import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { publicPaths } from "@visiga/contracts/public-paths";
import { checkArchive } from "@visiga/keeper/src/archive/archive-reader.ts";
import { contentIn, restoreTo } from "@visiga/keeper/src/testing/backed-up-site.ts";
import { emptyPlace } from "@visiga/keeper/src/testing/backup-places.ts";
import { openSite } from "@visiga/keeper/src/testing/restored-site.ts";
import { expect, test } from "vitest";

const backupOf = (release: string) => fileURLToPath(new URL(`released/${release}.tar`, import.meta.url));

const changelog = readFileSync(new URL("../../../CHANGELOG.md", import.meta.url), "utf8");
const releases = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, release]) => String(release));

/** Public pages with names that they must show, and names that no page may show. */
const shown: [path: string, name: string][] = [
  ["/gallery", "Released chapel"],
  ["/gallery", "Released garden"],
  ["/gallery", "Released pupils"],
  ["/news", "Released news"],
  ["/alumni", "Released graduate"],
  ["/wawata", "Released women"],
  ["/organization", "Released rector"],
];
const hidden = ["Released and hidden", "Released and taken down", "Released and binned"];

test("a backup of release 1.0.0 is in the repository", () => {
  expect(releases).toContain("1.0.0");
});

test.each(releases)("the data of %s migrates to this version, with every row, picture and page", async (release) => {
  const manifest = await checkArchive({ path: backupOf(release) });
  const place = await emptyPlace("embedded, disk");
  await restoreTo(place.config, backupOf(release));
  const { tables, pictures } = await contentIn(place.config);
  for (const { name, rows } of manifest.tables) {
    // Later migrations may add facts but never remove any.
    if (name === "site_value") expect(Number.parseInt(String(tables[name]), 10)).toBeGreaterThanOrEqual(rows);
    else expect([name, Number.parseInt(String(tables[name]), 10)]).toEqual([name, rows]);
  }
  const archived = manifest.entries.filter(({ name }) => name.startsWith("pictures/"));
  expect(Object.entries(pictures).sort()).toEqual(
    archived.map(({ name, sha256 }) => [name.slice("pictures/".length), sha256]).sort(),
  );

  const site = await openSite(place.config);
  const pages = new Map<string, string>();
  for (const path of publicPaths) {
    const { statusCode, body } = await site.app.inject(path);
    expect([path, statusCode]).toEqual([path, 200]);
    pages.set(path, body);
  }
  for (const [path, name] of shown) expect([path, pages.get(path)?.includes(name)]).toEqual([path, true]);
  for (const [path, body] of pages)
    for (const name of hidden) expect([path, name, body.includes(name)]).toEqual([path, name, false]);
  // Entered values stay, although later versions state a fact there.
  expect(pages.get("/o-level-admission")).toContain("18,000");
  const files: { photoUrl: string }[] = (await site.app.inject("/api/v1/files")).json();
  expect(files.length).toBeGreaterThan(0);
  for (const { photoUrl } of files) expect((await site.app.inject(photoUrl)).statusCode).toBe(200);
  await site.close();
  await place.close();
});
