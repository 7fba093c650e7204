import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { queryServer } from "@visiga/api/src/testing/test-server.ts";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import { expect, vi } from "vitest";

/** A page may wait for the database, and a variant may be written at this moment. */
const waiting = { timeout: 15_000, interval: 1000 };

/**
 * Every page that shows pictures opens, and every picture of these pages and of the list.
 * @param dataDir of a site that has just started: no photo lacks a row, no row a photo, and no partial file is left
 */
export async function expectWhole(url: string, dataDir?: string): Promise<void> {
  await vi.waitFor(async () => expect(await brokenPages(url)).toEqual([]), waiting);
  if (dataDir !== undefined) await vi.waitFor(async () => expect(await orphans(dataDir)).toEqual([]), waiting);
}

async function brokenPages(url: string): Promise<string[]> {
  const broken: string[] = [];
  const pictures = new Set<string>();
  for (const path of ["/", "/gallery", "/images", "/api/v1/files"]) {
    const answer = await fetch(url + path, { headers: { "accept-language": "en" } });
    if (!answer.ok) broken.push(`${path} ${answer.status}`);
    for (const [address] of (await answer.text()).matchAll(/\/media\/[\w/.-]+?\.(?:webp|avif|jpg|jpeg)/g))
      pictures.add(address);
  }
  for (const picture of pictures) {
    const answer = await fetch(url + picture, { method: "HEAD" });
    if (!answer.ok) broken.push(`${picture} ${answer.status}`);
  }
  return broken;
}

async function orphans(dataDir: string): Promise<string[]> {
  const query = (sql: string) =>
    queryServer<{ id: string }>(`postgres://postgres@localhost/postgres?host=${join(dataDir, "postgres")}`, sql);
  const [{ id: own } = { id: "" }] = await query("SELECT id FROM installation");
  const [stored = [], staged = [], uploads = []] = await Promise.all(
    [["media", own], ["media", own, ".staging"], ["tmp"]].map((path) => readdir(join(dataDir, ...path))),
  );
  const rows = (await query("SELECT id FROM photo")).map(({ id }) => id);
  const photos = stored.filter(isPhotoId);
  return [
    ...photos.filter((id) => !rows.includes(id)).map((id) => `photo ${id} has no row`),
    ...rows.filter((id) => !photos.includes(id)).map((id) => `row ${id} has no photo`),
    ...[...staged, ...uploads].map((name) => `partial ${name}`),
  ];
}
