import { expect, test } from "vitest";
import { circular, Visitor } from "./testing/visitor.ts";
import "./testing/worker.ts";

test("offline, a document that was opened is there again, and one that was not is not", async () => {
  const visitor = new Visitor();
  await visitor.read(circular);
  visitor.connection = "cut";
  expect(await (await visitor.open(circular)).text()).toBe("%PDF-");
  await expect(visitor.open(circular.replace("circular", "other"))).rejects.toThrow();
});

test("a withdrawn document is deleted from the device when it is requested again", async () => {
  const visitor = new Visitor();
  await visitor.read(circular);
  visitor.withdrawn = true;
  expect((await visitor.open(circular)).status).toBe(404);
  expect(await visitor.cached("documents")).toEqual([]);
});

test("a document above 2 MB is not stored on the device", async () => {
  const visitor = new Visitor();
  visitor.documentBytes = 2_000_001;
  await visitor.read(circular);
  expect(await visitor.cached("documents")).toEqual([]);
  visitor.documentBytes = 2_000_000;
  await visitor.read(circular);
  expect(await visitor.cached("documents")).toEqual([circular]);
});
