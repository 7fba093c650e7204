import { procedures } from "@visiga/contracts/procedure-tables";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { useTestApp } from "#testing/use-test-app.ts";

interface JsonSchema {
  /** A list for what may be null. */
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
}

const inputs = [...procedures].flatMap(([name, { kind, input }]) =>
  input ? [{ name, kind, schema: z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema }] : [],
);

const { api, token } = await useTestApp({ user: { role: "ADMIN" } });

/** Places of a request's schema that accept text of unlimited length. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const { type, properties = {}, items, anyOf = [] } = schema;
  const bounded = schema.enum ?? schema.const ?? schema.format ?? schema.pattern ?? schema.maxLength;
  return [
    ...([type].flat().includes("string") && bounded === undefined ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => unbounded(part, `${path}.${name}`)),
    ...(items ? unbounded(items, `${path}[]`) : []),
    ...anyOf.flatMap((part) => unbounded(part, path)),
  ];
}

test("every text in a query has a maximum length", async () => {
  const queries = inputs.filter(({ kind }) => kind === "query");
  expect(queries.length).toBeGreaterThan(8);
  expect(queries.flatMap(({ name, schema }) => unbounded(schema, name))).toEqual([]);

  const { paths } = (await api.app.inject("/api/openapi.json")).json();
  const parameters = Object.entries<Record<string, { parameters?: { name: string; schema: JsonSchema }[] }>>(paths)
    .flatMap(([path, operations]) => Object.values(operations).map((operation) => ({ path, operation })))
    .flatMap(({ path, operation }) => (operation.parameters ?? []).map((parameter) => ({ path, ...parameter })));
  expect(parameters.length).toBeGreaterThan(5);
  expect(parameters.flatMap(({ path, name, schema }) => unbounded(schema, `${path} ${name}`))).toEqual([]);
});

/** Largest value of PostgreSQL's `integer`. The smallest is -largest - 1. */
const largest = 2 ** 31 - 1;

/** Places of a request's schema that accept a number outside PostgreSQL's `integer`. */
function unranged(schema: JsonSchema, path: string): string[] {
  const { type, properties = {}, items, anyOf = [], additionalProperties } = schema;
  const least = schema.minimum ?? schema.exclusiveMinimum ?? Number.NEGATIVE_INFINITY;
  const most = schema.maximum ?? schema.exclusiveMaximum ?? Number.POSITIVE_INFINITY;
  const isNumber = [type].flat().some((each) => each === "integer" || each === "number");
  const outside = isNumber && (least < -largest - 1 || most > largest);
  return [
    ...(outside ? [path] : []),
    ...Object.entries(properties).flatMap(([name, part]) => unranged(part, `${path}.${name}`)),
    ...(items ? unranged(items, `${path}[]`) : []),
    ...anyOf.flatMap((part) => unranged(part, path)),
    ...(typeof additionalProperties === "object" ? unranged(additionalProperties, `${path}.*`) : []),
  ];
}

test("every number in a procedure's input fits into a PostgreSQL integer", () => {
  expect(inputs.length).toBeGreaterThan(30);
  expect(inputs.flatMap(({ name, schema }) => unranged(schema, name))).toEqual([]);
});

describe.each(["files.list", "files.browse", "users.list"])("a search of %s", (procedure) => {
  const searchFor = (search: string) => api.call("query", procedure, { search }, token);

  test("a search may have eight words or a hundred characters", async () => {
    expect((await searchFor("one two three four five six seven eight")).statusCode).toBe(200);
    expect((await searchFor("x".repeat(100))).statusCode).toBe(200);
  });

  test.each([
    ["nine words", "one two three four five six seven eight nine"],
    ["nine words parted by quotes", '1"2"3"4"5"6"7"8"9'],
    ["a hundred and one characters", "x".repeat(101)],
    ["seven thousand words", "a ".repeat(7000)],
  ])("a search of %s is refused, and the server keeps running", async (_, search) => {
    const refused = await searchFor(search);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.data.issues).toMatchObject([{ path: "search", code: "text_too_long" }]);
    expect((await searchFor("one")).statusCode).toBe(200);
  });
});

test("a search of GET /users and the title of a place have the same bounds", async () => {
  const search = (words: string) => api.rest("GET", `/users?search=${encodeURIComponent(words)}`, { token });
  expect((await search("x".repeat(100))).statusCode).toBe(200);
  expect((await search("x".repeat(101))).statusCode).toBe(400);
  expect((await search("a ".repeat(9))).statusCode).toBe(400);
  expect((await api.call("query", "files.list", { title: "x".repeat(100) })).statusCode).toBe(200);
  expect((await api.call("query", "files.list", { title: "x".repeat(101) })).statusCode).toBe(400);
  expect((await api.rest("GET", `/files/page/${"x".repeat(101)}`)).statusCode).toBe(400);
});
