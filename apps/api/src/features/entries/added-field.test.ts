import type { ActivityPage } from "@visiga/contracts/activity";
import type { BinPage } from "@visiga/contracts/bin";
import { entryUpdate } from "@visiga/contracts/entry-requests";
import { beforeAll, expect, test, vi } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

// A field is added as in docs/recipes.md: a row, a column of the entity, a migration. Its label and control are in
// apps/web.
vi.mock("@visiga/contracts/entry-fields", async (load) => {
  const { entryFields } = await load<typeof import("@visiga/contracts/entry-fields")>();
  const sampleField = { ...entryFields.alt, record: entryFields.shownFrom.record };
  return { entryFields: { ...entryFields, sampleField } };
});
vi.mock("./entry.entity.ts", async (load) => {
  const source = await load<typeof import("./entry.entity.ts")>();
  const { Column } = await import("typeorm");
  Column("text", { nullable: true })(source.EntryEntity.prototype, "sampleField");
  return source;
});

const { api, client } = await useTestApp({ user: { role: "ADMIN" } });
beforeAll(() => api.database.query("ALTER TABLE file ADD sample_field text"));

test("an added field is stored, kept where it is absent, and cleared where it is empty", async () => {
  const { id } = await client.add({ sampleField: " Sample Teacher " });
  const read = () => client.query("files.read", { id });
  expect(await read()).toMatchObject({ sampleField: "Sample Teacher" });
  await client.put(id, { name: "Another name" });
  expect(await read()).toMatchObject({ sampleField: "Sample Teacher" });
  expect((await client.put(id, { sampleField: "" })).json()).toMatchObject({ sampleField: null });
});

test("an added field is refused where its schema refuses it, and hidden from visitors", async () => {
  const refused = await client.post({ sampleField: "x".repeat(501) });
  expect(refused.json()).toMatchObject({
    issues: [{ path: "sampleField", message: expect.stringContaining("too long") }],
  });
  await client.add({ sampleField: "Sample Teacher" });
  expect(JSON.stringify(await client.list())).not.toContain("Sample Teacher");
});

test("the activity shows an added field, and the bin restores it", async () => {
  const { id } = await client.add({ sampleField: "Sample Teacher" });
  await client.put(id, { sampleField: "Sample Parent" });
  const { items } = await client.query<ActivityPage>("activity.list", {});
  expect(items[0]?.changes).toEqual([{ field: "sampleField", before: "Sample Teacher", after: "Sample Parent" }]);
  await client.delete(id);
  const [entry] = (await client.query<BinPage>("bin.list", {})).items;
  await client.mutate("bin.restore", { entries: [entry?.id] });
  expect(await client.query("files.read", { id })).toMatchObject({ sampleField: "Sample Parent" });
});

test("a form may send all fields with an added one, and one more that is unknown", async () => {
  const fields = Object.fromEntries(Object.keys(entryUpdate.shape).map((name) => [name, ""]));
  const known = { ...fields, name: "Feast", title: "EVENTS", page: "GALLERY", decorative: "false" };
  const stated = { minors: "false", consent: "false", version: "1", sampleField: "Sample Teacher" };
  const added = await client.post({ ...known, ...stated, unknown: "" });
  expect(added.json()).toMatchObject({ sampleField: "Sample Teacher" });
  expect((await client.post({ ...known, ...stated, unknown: "", other: "" })).statusCode).toBe(413);
});

test("the documentation of REST names an added field in requests and in the admin view", async () => {
  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  const { requestBody, responses } = paths["/api/v1/files/image"].post;
  expect(Object.keys(requestBody.content["multipart/form-data"].schema.properties)).toContain("sampleField");
  expect(responses["201"].content["application/json"].schema.properties.sampleField).toBeDefined();
});
