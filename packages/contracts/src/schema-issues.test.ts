import { expect, it } from "vitest";
import * as z from "zod/mini";
import { day, requiredLine } from "./fields.ts";
import { fieldIssues } from "./schema-issues.ts";

const name = requiredLine(3, "name_required", "name_too_long");
const issuesOf = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error && fieldIssues(error);
};

it("each field is reported once, with its first issue", () => {
  const schema = z.object({ name: z.string().check(z.minLength(5, "name_too_long"), z.regex(/x/, "title_too_long")) });
  expect(issuesOf(schema, { name: "a" })).toEqual([{ path: "name", code: "name_too_long" }]);
});

it("issues keep the order of the fields and their full paths", () => {
  const schema = z.object({ names: z.array(name), day });
  expect(issuesOf(schema, { names: ["a", ""], day: "x" })).toEqual([
    { path: "names.1", code: "name_required" },
    { path: "day", code: "date_invalid" },
  ]);
});

it("a code inside a union is reported for the union", () => {
  const schema = z.object({ day: z.union([z.literal(""), day]) });
  expect(issuesOf(schema, { day: "x" })).toEqual([{ path: "day", code: "date_invalid" }]);
});

it("an issue without an issue code counts as missing for a wrong type, otherwise as invalid", () => {
  const schema = z.object({ count: z.number(), side: z.enum(["en", "sw"]) });
  expect(issuesOf(schema, { side: "fr" })).toEqual([
    { path: "count", code: "field_required" },
    { path: "side", code: "field_invalid" },
  ]);
  expect(issuesOf(z.string(), undefined)).toEqual([{ path: "", code: "field_required" }]);
});
