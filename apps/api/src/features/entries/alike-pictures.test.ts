import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { fingerprintSide, pictureFingerprint } from "@visiga/contracts/picture-fingerprint";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import sharp from "sharp";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";
import { userClient } from "#testing/user-client.ts";

const { api, client } = await useTestApp({ user: {} });

/** A picture with light and dark parts, which pure noise lacks. */
function scene(phase: number) {
  const [width, height] = [900, 600];
  const brightness = (at: number) => 128 + 90 * Math.sin((at % width) / 90 + phase) * Math.cos(at / width / 70 - phase);
  const data = Buffer.from(Array.from({ length: width * height }, (_, at) => brightness(at)));
  return sharp(data, { raw: { width, height, channels: 1 } });
}

/** As the dashboard makes it before sending. */
async function fingerprintOf(picture: Buffer): Promise<string | null> {
  const small = sharp(picture).resize(fingerprintSide, fingerprintSide, { fit: "fill" });
  return pictureFingerprint(await small.ensureAlpha().raw().toBuffer());
}

const alike = async (picture: Buffer): Promise<string[]> => {
  const { items } = await client.query<{ items: ManagedEntry[] }>("files.alike", {
    fingerprint: await fingerprintOf(picture),
  });
  return items.map(({ id }) => id);
};

test("a picture is found in another size and quality, hidden or not, and no other picture is", async () => {
  const picture = await scene(0).jpeg({ quality: 92 }).toBuffer();
  const hidden = await client.add({ minors: "true" }, picture);
  await client.add({}, await scene(2).jpeg().toBuffer());
  expect(await alike(picture)).toEqual([hidden.id]);
  expect(await alike(await sharp(picture).resize(500).webp({ quality: 60 }).toBuffer())).toEqual([hidden.id]);
  expect(await alike(await scene(4).jpeg().toBuffer())).toEqual([]);
});

test("an invalid fingerprint is refused; visitors may not look for alike pictures", async () => {
  for (const fingerprint of ["", "12", "0123456789abcdeg", "0123456789ABCDEF"])
    await expect(client.query("files.alike", { fingerprint }), fingerprint).rejects.toThrow("400 validation_failed");
  await expect(userClient(api, "").query("files.alike", { fingerprint: "0123456789abcdef" })).rejects.toThrow("401");
});

test("no response contains a fingerprint", async () => {
  const added = await client.add({}, await noisyPicture(300, 200).jpeg().toBuffer());
  expect(JSON.stringify(added)).not.toContain("fingerprint");
});
