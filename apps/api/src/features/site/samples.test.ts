import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileEntity } from "#features/files/file.entity.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import { demoSite } from "#seed/demo-site.ts";
import { createTestApp, type TestApp } from "#testing/test-app.ts";
import { insertSampleSite } from "./sample-site.ts";

let api: TestApp;
let token: string;
beforeEach(async () => {
  api = await createTestApp();
  token = await api.logIn(await api.addUser({ role: "ADMIN" }));
  await insertSampleSite(api.database.manager, demoSite);
  await api.database.query(
    `INSERT INTO file (name, title, page, sample) VALUES
      ('Sample One', 'EVENTS', 'GALLERY', true), ('Sample Two', 'EVENTS', 'GALLERY', true),
      ('Our own', 'EVENTS', 'GALLERY', false)`,
  );
});
afterEach(() => api.close());

const texts = Object.keys(demoSite).length;
const mutate = (path: string, input?: object) => api.call("mutation", path, input, token);
const count = async () => (await api.call("query", "site.countSamples", undefined, token)).json().result.data;
const entries = async (): Promise<ManagedSiteValue[]> =>
  (await api.call("query", "site.entries", undefined, token)).json().result.data.entries;
const names = async () => (await api.rest("GET", "/files")).json().map(({ name }: { name: string }) => name);
const stated = ["admissionPrice", "placesALevel", "placesOLevel"];
const facts = async () => (await api.services.site.read("en")).facts;

test("all samples go to the bin in one step, what was edited stays, and all of it can come back", async () => {
  await mutate("site.save", { key: "rectorName", value: "Rev. Sample Rector 05", version: 1 });
  expect(await count()).toEqual({ texts: texts - 1, pictures: 2 });
  const before = await entries();

  const removed = (await mutate("site.removeSamples")).json().result.data;
  expect(removed).toEqual({ texts: texts - 1, pictures: 2, entries: expect.any(Array) });
  expect(removed.entries).toHaveLength(texts + 1);
  expect(await count()).toEqual({ texts: 0, pictures: 0 });
  const { rectorName, ...others } = await facts();
  expect(rectorName).toBe("Rev. Sample Rector 05");
  expect(Object.keys(others).sort()).toEqual(stated);
  expect(await names()).toEqual(["Our own"]);

  expect((await mutate("bin.restore", { entries: removed.entries })).statusCode).toBe(200);
  expect(await count()).toEqual({ texts: texts - 1, pictures: 2 });
  expect(await names()).toHaveLength(3);
  const same = ({ key, value, sample, translation }: ManagedSiteValue) => ({ key, value, sample, translation });
  expect((await entries()).map(same)).toEqual(before.map(same));
});

test("what the specification states about admission is a fact from the first start, which no sample replaces", async () => {
  const { facts: english, samples } = await api.services.site.read("en");
  expect(samples.filter((key) => stated.includes(key))).toEqual([]);
  expect(english.admissionPrice).toBe("15000");
  expect(english.placesOLevel?.map(([name]) => name)).toEqual(["The seminary", "Msimbazi Centre", "St Joseph"]);
  expect(english.placesALevel?.map(([name]) => name)).toEqual(["The seminary", "The vocational director’s parish"]);
  const swahili = (await api.services.site.read("sw")).facts;
  expect(swahili.placesALevel?.[1]).toEqual(["Parokia ya Mkurugenzi wa Miito", ""]);
  const saved = await mutate("site.save", { key: "admissionPrice", value: "20000", version: 1 });
  expect(saved.json().result.data).toMatchObject({ value: "20000", version: 2, versions: 1 });
});

test("each site value is a bin entry named by its key", async () => {
  await mutate("site.removeSamples");
  const binned = await api.database.manager.findOneByOrFail(RevisionEntity, { subjectId: "motto" });
  expect(binned).toMatchObject({ kind: "site", action: "siteBinned", name: "motto", actorName: "Sample User" });
  expect(binned.binUntil?.getTime()).toBeGreaterThan(api.clock.now().getTime());
  const { versions } = (await api.call("query", "site.versions", { key: "motto" }, token)).json().result.data;
  expect(versions.map(({ value }: { value: unknown }) => value)).toEqual([demoSite.motto]);
});

test("what was entered in place of a sample is among the earlier versions when that comes back", async () => {
  await mutate("site.removeSamples");
  await mutate("site.save", { key: "rectorName", value: "Rev. Sample Rector 05", version: 2 });
  const { id } = await api.database.manager.findOneByOrFail(RevisionEntity, {
    subjectId: "rectorName",
    action: "siteBinned",
  });
  await mutate("bin.restore", { entries: [id] });
  expect((await facts()).rectorName).toBe(demoSite.rectorName);
  const { versions } = (await api.call("query", "site.versions", { key: "rectorName" }, token)).json().result.data;
  expect(versions[0].value).toBe("Rev. Sample Rector 05");
});

test("where one of them cannot be moved, none is", async () => {
  const fails = vi.spyOn(api.services.fileBin, "binSamples").mockImplementation(async (manager) => {
    await manager.delete(FileEntity, { sample: true });
    await manager.query("UPDATE site_value SET version = NULL");
    return [];
  });
  expect((await mutate("site.removeSamples")).statusCode).toBe(500);
  fails.mockRestore();
  expect(await count()).toEqual({ texts, pictures: 2 });
  expect(await api.database.manager.count(RevisionEntity)).toBe(0);
});

test("where there are none, nothing goes", async () => {
  await mutate("site.removeSamples");
  expect((await mutate("site.removeSamples")).json().result.data).toEqual({ texts: 0, pictures: 0, entries: [] });
});
