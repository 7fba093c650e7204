import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/test-app.ts";

const committed = fileURLToPath(new URL("../../../../../docs/openapi.json", import.meta.url));

test("docs/openapi.json describes the current REST routes (`pnpm openapi` updates it)", async () => {
  const api = await createTestApp();
  const description = (await api.app.inject("/api/openapi.json")).json();
  await api.close();
  const routes = Object.values(description.paths).flatMap((path) => Object.values(path as object));
  for (const { responses } of routes) expect(responses[204]?.content).toBe(undefined);
  const documents = description.paths["/api/v1/documents"].post.requestBody.content["multipart/form-data"].schema;
  expect(documents.required).toEqual(["file"]);
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot(committed);
});
