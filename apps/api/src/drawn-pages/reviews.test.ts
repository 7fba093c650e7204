import { mediaPath } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteRoot } from "#app.ts";
import { variantsOf } from "#testing/encoded-photos.ts";
import { type FileClient, fileClient } from "#testing/file-client.ts";
import { whereSeen } from "#testing/public-answers.ts";
import { openReplica, type Replica } from "#testing/replica.ts";
import { noisyPicture } from "#testing/sample-pictures.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";

let api: TestApp;
let replica: Replica;
let teacher: FileClient;
let priest: FileClient;
beforeAll(async () => {
  api = await createTestApp({ site: { root: siteRoot, development: false }, encodeVariants: variantsOf });
  const databaseUrl = String(api.config.databaseUrl);
  replica = await openReplica(api, { databaseUrl, trustedFor: 60_000, site: siteRoot });
  priest = fileClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  await priest.mutate("files.setReviewRule", { required: true });
  await logTeacherIn();
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

const logTeacherIn = async () => {
  teacher = fileClient(api, await api.logIn(await api.addUser({ role: "USER" })));
};

async function everywhere(file: ManagedFile): Promise<string[]> {
  await Promise.all([api, replica].map(({ services }) => services.contentVersion.refresh()));
  const [here, there] = [await whereSeen(api.app, file), await whereSeen(replica.app, file)];
  expect(here).toEqual(there);
  return here;
}

test("no answer of any process shows what waits, all show it once an administrator does, and none after a teacher's change", async () => {
  const picture = await noisyPicture(700, 500).jpeg().toBuffer();
  const fields = { page: "NEWS", name: "Sample Author", title: "A feast to review", titleSw: "Sikukuu ya kupitiwa" };
  const { id } = await teacher.add(fields, picture);
  // The database dates the missing variants by its own clock.
  api.clock.pass(300);
  await api.services.photoVariants.makeDue(new AbortController().signal);
  const file = await teacher.query<ManagedFile>("files.read", { id });
  expect(file).toMatchObject({ waiting: true, shown: false });
  expect(file.sharePicture).not.toBeNull();
  expect(file.photo?.avif.length).toBeGreaterThan(0);
  expect(await everywhere(file)).toEqual([]);

  await priest.mutate("files.review", { id, version: file.version, note: "Please name the day." });
  expect(await everywhere(file)).toEqual([]);
  await priest.mutate("files.review", { id, version: file.version + 1, note: null });
  const places = await everywhere(file);
  expect(places).toEqual(
    expect.arrayContaining([
      "/?lang=en",
      "/news?lang=sw",
      "/images?lang=sw",
      "/feed.xml",
      "/sitemap.xml",
      "/search?q=A%20feast%20to%20review",
      "/api/v1/files",
      "/api/v1/files/page/NEWS",
      file.path,
      file.sharePicture,
      mediaPath(String(file.photo?.id), 200),
      mediaPath(String(file.photo?.id), 640, "avif"),
    ]),
  );

  await teacher.put(id, { ...fields, description: "Changed" });
  expect(await everywhere(file)).toEqual([]);
});
