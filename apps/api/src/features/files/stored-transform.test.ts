import type { BinPage } from "@visiga/contracts/bin";
import type { FileRecord } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { fourColours, phonePhotograph } from "#testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let files: FileClient;
let picture: Buffer;

beforeAll(async () => {
  api = await createTestApp();
  files = fileClient(api, await api.logIn(await api.addUser()));
  picture = await fourColours().png().toBuffer();
});
afterAll(() => api.close());
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

/** The colours of the four quarters, row by row. */
async function colours(content: Buffer): Promise<string> {
  const { data, info } = await sharp(content)
    .removeAlpha()
    .resize(2, 2, { kernel: "nearest" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const names = new Map([
    ["100", "red"],
    ["010", "green"],
    ["001", "blue"],
    ["111", "white"],
  ]);
  const at = (pixel: number) =>
    [0, 1, 2].map((channel) => Number((data[pixel * info.channels + channel] ?? 0) > 128)).join("");
  return [0, 1, 2, 3].map((pixel) => names.get(at(pixel)) ?? "other").join(" ");
}

const seen = async ({ photoUrl }: Pick<FileRecord, "photoUrl">) =>
  colours((await api.app.inject(String(photoUrl))).rawPayload);

test.each([
  ["0", "red green blue white", 400, 200],
  ["1", "blue red white green", 200, 400],
  ["2", "white blue green red", 400, 200],
  ["3", "green white red blue", 200, 400],
])("a stored picture is turned by %s quarters", async (turns, expected, width, height) => {
  const { id } = await files.add({}, picture);
  // A frame that leaves out nothing that can be seen makes the change effective without a turn.
  const answer = await files.put(id, { turns, crop: turns === "0" ? "0,0,100,99.9" : "" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ photo: { width, height }, version: 2 });
  expect(await seen(answer.json())).toBe(expected);
});

test("a crop is taken from the turned picture", async () => {
  const { id } = await files.add({}, picture);
  const right = (await files.put(id, { crop: "50,0,50,100" })).json();
  expect(right.photo).toMatchObject({ width: 200, height: 200 });
  expect(await seen(right)).toBe("green green white white");
  const lower = (await files.put(id, { turns: "1", crop: "0,50,100,50" })).json();
  expect(await seen(lower)).toBe("white green white green");
});

test("an uploaded picture is turned upright first, and then turned and cropped", async () => {
  const upright = await files.add({}, await phonePhotograph());
  expect(await seen(upright)).toBe("red red blue blue");
  const turned = await files.add({ turns: "1" }, await phonePhotograph());
  expect(turned.photo).toMatchObject({ width: 800, height: 400 });
  expect(await seen(turned)).toBe("blue red blue red");
  const replaced = (await files.put(upright.id, { crop: "0,0,100,50" }, await phonePhotograph())).json();
  expect(await seen(replaced)).toBe("red red red red");
});

test("the photo before turning or cropping stays in the bin and is restored from there", async () => {
  const before = await files.add({}, picture);
  const after: ManagedFile = (await files.put(before.id, { turns: "2" })).json();
  expect(after.photo?.id).not.toBe(before.photo?.id);
  expect(await files.see(before)).toBe(404);
  const [entry] = (await files.query<BinPage>("bin.list", {})).items;
  await files.mutate("bin.restore", { entries: [entry?.id] });
  const restored = await files.query<ManagedFile>("files.read", { id: before.id });
  expect(restored.photo?.id).toBe(before.photo?.id);
  expect(await seen(restored)).toBe("red green blue white");
});

test("a turned picture keeps the answers about minors and consent, and its focal point stays on the same spot", async () => {
  const answers = { minors: "true", consent: "true", focalX: "10", focalY: "60" };
  const before = await files.add(answers, picture);
  api.clock.pass(60);
  const { minors, consent, focal, shown } = (await files.put(before.id, { turns: "1" })).json();
  expect({ minors, consent, focal, shown }).toEqual({
    minors: true,
    consent: before.consent,
    focal: { x: 40, y: 10 },
    shown: true,
  });
  const unseen = await files.add({ minors: "false" }, picture);
  expect((await files.put(unseen.id, { turns: "1" })).json()).toMatchObject({ minors: false });
});

test("a picture that visitors do not see is turned too, and stays hidden", async () => {
  const hidden = await files.add({ minors: "true" }, picture);
  const turned = (await files.put(hidden.id, { turns: "1" })).json();
  expect(turned).toMatchObject({ shown: false, photo: { width: 200, height: 400 } });
  expect(await files.see(turned)).toBe(404);
});

test("an open removal request applies to the turned picture, so that granting it takes that one down", async () => {
  const file = await files.add({}, picture);
  await api.database.query(
    "INSERT INTO removal_request (file_id, photo_id, name, asked_at) VALUES ($1, $2, 'Sample', now())",
    [file.id, file.photo?.id],
  );
  const turned: ManagedFile = (await files.put(file.id, { turns: "1" })).json();
  const [request] = await api.database.query("SELECT photo_id FROM removal_request WHERE file_id = $1", [file.id]);
  expect(request).toEqual({ photo_id: turned.photo?.id });
});

test("an impossible crop is refused with its own code and changes nothing", async () => {
  const { id, photo } = await files.add({}, picture);
  const frames = ["0,0,0,50", "60,0,50,50", "-1,0,50,50", "NaN,0,50,50", "0,0,50"];
  for (const crop of frames) {
    const answer = await files.put(id, { crop });
    expect([answer.statusCode, answer.json().issues[0].code], crop).toEqual([400, "crop_invalid"]);
  }
  expect((await files.put(id, { turns: "4" })).json().issues).toMatchObject([{ path: "turns", code: "turns_invalid" }]);
  const empty = await files.add();
  expect((await files.put(empty.id, { turns: "1" })).json().issues).toMatchObject([{ code: "picture_missing" }]);
  expect((await files.post({ turns: "1" })).json().issues).toMatchObject([{ code: "picture_missing" }]);
  expect(await files.query("files.read", { id })).toMatchObject({ version: 1, photo: { id: photo?.id } });
});

test("one of two changes of one version is refused, also if neither names the version", async () => {
  const { id } = await files.add({}, picture);
  expect((await files.put(id, { turns: "1", version: "1" })).statusCode).toBe(200);
  const stale = await files.put(id, { turns: "1", version: "1" });
  expect([stale.statusCode, stale.json().code]).toEqual([409, "stale_version"]);
  const both = await Promise.all([files.put(id, { turns: "1" }), files.put(id, { crop: "0,0,50,50" })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [{ count }] = await api.database.query(
    "SELECT count(*)::int AS count FROM photo WHERE id IN (SELECT photo_id FROM file)",
  );
  expect(count).toBe(1);
});

test("a visitor cannot turn a picture", async () => {
  const { id } = await files.add({}, picture);
  const answer = await fileClient(api, "").put(id, { turns: "1" });
  expect(answer.statusCode).toBe(401);
});
