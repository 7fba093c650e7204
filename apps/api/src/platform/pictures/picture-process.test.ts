import { errors } from "@visiga/i18n/en/errors";
import { avifDeclaring, noisyPicture, plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { openPictureProcessApp } from "#testing/picture-process-app.ts";
import { programPath } from "#testing/program-path.ts";

const { failure } = errors;

test("a separate process prepares a picture; its refusal keeps its code and leaves no file", async () => {
  const { client, leftovers, close } = await openPictureProcessApp(await programPath("prepare-picture"));
  const costly = await client.post({}, await avifDeclaring(8000, 8000));
  expect({ status: costly.statusCode, message: costly.json().message }).toEqual({
    status: 422,
    message: failure.picture_too_costly,
  });
  expect((await client.post({}, Buffer.from("no picture"))).statusCode).toBe(415);
  expect(await leftovers()).toEqual([]);
  const { photo } = await client.add({}, await noisyPicture(700, 500).png().toBuffer());
  expect(photo).toMatchObject({ width: 700, height: 500 });
  expect(photo?.sources.map(({ width }) => width)).toEqual([200, 400, 640]);
  await close();
});

test("a process that cannot start is reported as a server error", async () => {
  const { client, leftovers, close } = await openPictureProcessApp("/nowhere.js");
  const refused = await client.post({}, await plainPicture().jpeg().toBuffer());
  expect(refused.statusCode).toBe(503);
  expect(refused.json().code).toBe("unavailable");
  expect(await leftovers()).toEqual([]);
  await close();
});
