import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isPhotoId } from "@visiga/system/storage/picture-variant";
import { inDatabase } from "./backed-up-school.ts";

/** Requests every page that shows pictures, and every picture of these pages and of the list. @returns the failures */
export async function brokenPages(url: string): Promise<string[]> {
  const broken: string[] = [];
  const pictures = new Set<string>();
  for (const path of ["/", "/gallery", "/images", "/api/v1/files"]) {
    const answer = await withRetries(() => fetch(url + path, { headers: { "accept-language": "en" } }));
    const text = await answer.text();
    if (!answer.ok) broken.push(`${path} ${answer.status}`);
    for (const [address] of text.matchAll(/\/media\/[\w/.-]+?\.(?:webp|avif|jpg|jpeg)/g)) pictures.add(address);
  }
  for (const picture of pictures) {
    const answer = await fetch(url + picture, { method: "HEAD" });
    if (!answer.ok) broken.push(`${picture} ${answer.status}`);
  }
  return broken;
}

async function withRetries(send: () => Promise<Response>): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    const wait = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || wait === 0 || attempt === 3) return answer;
    await answer.arrayBuffer();
    await pause(wait * 1000);
  }
}

/** Finds photos without a row, rows without a photo, and partial files. There are none right after a start. */
export async function findOrphans(dataDir: string): Promise<string[]> {
  const found = await listOrphans(dataDir);
  if (found.length === 0) return found;
  // The server may be writing a variant at this moment.
  await pause(2000);
  const still = new Set(await listOrphans(dataDir));
  return found.filter((orphan) => still.has(orphan));
}

async function listOrphans(dataDir: string): Promise<string[]> {
  const folder = (...name: string[]) => readdir(join(dataDir, ...name));
  const [{ id: own } = { id: "" }] = await inDatabase<{ id: string }>(dataDir, "SELECT id FROM installation");
  const [stored, staged, uploads] = await Promise.all([
    folder("media", own),
    folder("media", own, ".staging"),
    folder("tmp"),
  ]);
  const rows = await inDatabase<{ id: string }>(dataDir, "SELECT id FROM photo");
  const known = new Set(rows.map(({ id }) => id));
  const photos = stored.filter(isPhotoId);
  return [
    ...photos.filter((id) => !known.has(id)).map((id) => `photo ${id} has no row`),
    ...[...known].filter((id) => !photos.includes(id)).map((id) => `row ${id} has no photo`),
    ...staged.map((name) => `staged ${name}`),
    ...uploads.map((name) => `upload ${name}`),
  ];
}
