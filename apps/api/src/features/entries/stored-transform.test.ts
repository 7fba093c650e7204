import type { BinPage } from "@visiga/contracts/bin";
import { type EntryRecord, mediaPath } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { phonePhotograph, plainPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, client } = await useTestApp({ user: {} });
const picture = await fourColours().png().toBuffer();
beforeEach(() => api.services.contentVersion.change((manager) => manager.query("DELETE FROM file")));

/** Four colours: red and green above, blue and white below. */
function fourColours(width = 400, height = 200) {
  const quarter = (background: string, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3 as const, background } },
    left,
    top,
  });
  return plainPicture(width, height, "#ffffff").composite([
    quarter("#ff0000", 0, 0),
    quarter("#00ff00", width / 2, 0),
    quarter("#0000ff", 0, height / 2),
  ]);
}

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

const seen = async ({ photoUrl }: Pick<EntryRecord, "photoUrl">) =>
  colours((await api.app.inject(String(photoUrl))).rawPayload);

test.each([
  ["0", "red green blue white", 400, 200],
  ["1", "blue red white green", 200, 400],
  ["2", "white blue green red", 400, 200],
  ["3", "green white red blue", 200, 400],
])("a stored picture is turned by %s quarters", async (turns, expected, width, height) => {
  const { id } = await client.add({}, picture);
  // A frame that leaves out nothing that can be seen makes the change effective without a turn.
  const answer = await client.put(id, { turns, crop: turns === "0" ? "0,0,100,99.9" : "" });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ photo: { width, height }, version: 2 });
  expect(await seen(answer.json())).toBe(expected);
});

test("a crop is taken from the turned picture", async () => {
  const { id } = await client.add({}, picture);
  const right = (await client.put(id, { crop: "50,0,50,100" })).json();
  expect(right.photo).toMatchObject({ width: 200, height: 200 });
  expect(await seen(right)).toBe("green green white white");
  const lower = (await client.put(id, { turns: "1", crop: "0,50,100,50" })).json();
  expect(await seen(lower)).toBe("white green white green");
});

test("an uploaded picture is turned upright first, and then turned and cropped", async () => {
  const upright = await client.add({}, await phonePhotograph());
  expect(await seen(upright)).toBe("red red blue blue");
  const turned = await client.add({ turns: "1" }, await phonePhotograph());
  expect(turned.photo).toMatchObject({ width: 800, height: 400 });
  expect(await seen(turned)).toBe("blue red blue red");
  const replaced = (await client.put(upright.id, { crop: "0,0,100,50" }, await phonePhotograph())).json();
  expect(await seen(replaced)).toBe("red red red red");
});

test("the photo before turning or cropping stays in the bin and is restored from there", async () => {
  const before = await client.add({}, picture);
  const after: ManagedEntry = (await client.put(before.id, { turns: "2" })).json();
  expect(after.photo?.id).not.toBe(before.photo?.id);
  expect(await client.see(before)).toBe(404);
  const [entry] = (await client.query<BinPage>("bin.list", {})).items;
  await client.mutate("bin.restore", { entries: [entry?.id] });
  const restored = await client.query<ManagedEntry>("files.read", { id: before.id });
  expect(restored.photo?.id).toBe(before.photo?.id);
  expect(await seen(restored)).toBe("red green blue white");
});

test("a turned picture keeps its answers about minors and consent, and its focal point's place", async () => {
  const answers = { minors: "true", consent: "true", focalX: "10", focalY: "60" };
  const before = await client.add(answers, picture);
  api.clock.pass(60);
  const { minors, consent, focal, shown } = (await client.put(before.id, { turns: "1" })).json();
  expect({ minors, consent, focal, shown }).toEqual({
    minors: true,
    consent: before.consent,
    focal: { x: 40, y: 10 },
    shown: true,
  });
  const unseen = await client.add({ minors: "false" }, picture);
  expect((await client.put(unseen.id, { turns: "1" })).json()).toMatchObject({ minors: false });
});

test("a picture that visitors do not see is turned too, and stays hidden", async () => {
  const hidden = await client.add({ minors: "true" }, picture);
  const turned = (await client.put(hidden.id, { turns: "1" })).json();
  expect(turned).toMatchObject({ shown: false, photo: { width: 200, height: 400 } });
  expect(await client.see(turned)).toBe(404);
});

test("an open removal request applies to the turned picture, which granting it takes down", async () => {
  const entry = await client.add({}, picture);
  await api.database.query(
    "INSERT INTO removal_request (file_id, photo_id, name, asked_at) VALUES ($1, $2, 'Sample', now())",
    [entry.id, entry.photo?.id],
  );
  const turned: ManagedEntry = (await client.put(entry.id, { turns: "1" })).json();
  const [request] = await api.database.query("SELECT photo_id FROM removal_request WHERE file_id = $1", [entry.id]);
  expect(request).toEqual({ photo_id: turned.photo?.id });
});

test("covered areas are unrecognisable in every variant, and the rest of the picture stays", async () => {
  const stripes = await sharp({ create: { width: 1000, height: 500, channels: 3, background: "#fff" } })
    .composite([{ input: await stripedTile(), tile: true }])
    .png()
    .toBuffer();
  const { id } = await client.add({}, stripes);
  // The lower left quarter after a turn by half is the upper right one before.
  const { photo } = (await client.put(id, { turns: "2", blur: "0,50,20,50;25,50,5,50" })).json();
  expect(photo.sources.length).toBeGreaterThan(2);
  for (const { width } of photo.sources) {
    const answer = await api.app.inject(mediaPath(photo.id, width));
    expect(await contrast(answer.rawPayload, { left: 0.01, top: 0.52, width: 0.17, height: 0.46 })).toBeLessThan(12);
    expect(await contrast(answer.rawPayload, { left: 0.5, top: 0, width: 0.5, height: 1 })).toBeGreaterThan(60);
  }
});

/** Black and white stripes of ten pixels each. */
const stripedTile = () =>
  sharp({ create: { width: 20, height: 20, channels: 3, background: "#fff" } })
    .composite([{ input: { create: { width: 10, height: 20, channels: 3, background: "#000" } }, left: 0, top: 0 }])
    .png()
    .toBuffer();

/** Standard deviation of the brightness of a part of a picture, in parts of its sides. */
async function contrast(content: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const { width, height } = await sharp(content).metadata();
  const cut = await sharp(content)
    .extract({
      left: Math.round(part.left * width),
      top: Math.round(part.top * height),
      width: Math.round(part.width * width),
      height: Math.round(part.height * height),
    })
    .greyscale()
    .png()
    .toBuffer();
  return (await sharp(cut).stats()).channels[0]?.stdev;
}

test("a covered picture needs its answers anew, and the former one returns with its own", async () => {
  const before = await client.add({ minors: "true", consent: "true" }, picture);
  const covered = (await client.put(before.id, { blur: "10,10,20,20" })).json();
  expect(covered).toMatchObject({ consent: null, shown: false });
  const told = (await client.put(before.id, { blur: "50,50,20,20", minors: "false" })).json();
  expect(told).toMatchObject({ minors: false, consent: null, shown: true });
  expect((await client.put(before.id, { blur: "5,5,5,5" })).json()).toMatchObject({ minors: null });
  // The photos of the three changes, the newest first.
  const { items } = await client.query<BinPage>("bin.list", {});
  await client.mutate("bin.restore", { entries: [items[2]?.id] });
  expect(await client.query("files.read", { id: before.id })).toMatchObject({ minors: true, consent: before.consent });
});

test("an uploaded picture is covered before anybody sees it, and impossible areas are refused", async () => {
  const added = (await client.post({ blur: "0,0,50,50" }, picture)).json();
  expect(await seen(added)).toBe("red green blue white");
  for (const blur of ["0,0,0,5", "90,0,20,5", "a"]) {
    const answer = await client.put(added.id, { blur });
    expect([answer.statusCode, answer.json().issues[0].code], blur).toEqual([400, "blur_invalid"]);
  }
});

test("an impossible crop is refused with its own code and changes nothing", async () => {
  const { id, photo } = await client.add({}, picture);
  const frames = ["0,0,0,50", "60,0,50,50", "-1,0,50,50", "NaN,0,50,50", "0,0,50"];
  for (const crop of frames) {
    const answer = await client.put(id, { crop });
    expect([answer.statusCode, answer.json().issues[0].code], crop).toEqual([400, "crop_invalid"]);
  }
  expect((await client.put(id, { turns: "4" })).json().issues).toMatchObject([
    { path: "turns", code: "turns_invalid" },
  ]);
  const empty = await client.add();
  expect((await client.put(empty.id, { turns: "1" })).json().issues).toMatchObject([{ code: "picture_missing" }]);
  expect((await client.post({ turns: "1" })).json().issues).toMatchObject([{ code: "picture_missing" }]);
  expect(await client.query("files.read", { id })).toMatchObject({ version: 1, photo: { id: photo?.id } });
});

test("one of two changes of one version is refused, also if neither names the version", async () => {
  const { id } = await client.add({}, picture);
  expect((await client.put(id, { turns: "1", version: "1" })).statusCode).toBe(200);
  const stale = await client.put(id, { turns: "1", version: "1" });
  expect([stale.statusCode, stale.json().code]).toEqual([409, "stale_version"]);
  const both = await Promise.all([client.put(id, { turns: "1" }), client.put(id, { crop: "0,0,50,50" })]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [{ count }] = await api.database.query(
    "SELECT count(*)::int AS count FROM photo WHERE id IN (SELECT photo_id FROM file)",
  );
  expect(count).toBe(1);
});

test("a visitor cannot turn a picture", async () => {
  const { id } = await client.add({}, picture);
  const answer = await userClient(api, "").put(id, { turns: "1" });
  expect(answer.statusCode).toBe(401);
});
