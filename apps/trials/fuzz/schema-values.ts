import fc from "fast-check";
import { anyText, anyValue } from "./any-values.ts";

export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly format?: string;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Percentage of parts that ignore the schema. Half of the requests are valid, so that they pass the first validation.
 */
const wildness = [0, 20];

interface Ground {
  readonly known: readonly string[];
  readonly wildness: number;
}

/**
 * Values for a schema: half of them are valid, most of the others invalid somewhere.
 * @param known existing ids; the list grows while the requests run
 */
export const valuesOf = (schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> =>
  fc.oneof(...wildness.map((each) => partsOf(schema, { known, wildness: each })));

function partsOf(schema: JsonSchema, ground: Ground): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema, ground);
  if (ground.wildness === 0) return fitting;
  return fc.oneof(
    { weight: 100 - ground.wildness, arbitrary: fitting },
    { weight: ground.wildness, arbitrary: anyValue },
  );
}

function fittingValues(schema: JsonSchema, ground: Ground): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => partsOf(choice, ground)));
  if (schema.allOf?.[0]) return partsOf(schema.allOf[0], ground);
  if (schema.type === "object") return objects(schema, ground);
  if (schema.type === "array") return fc.array(partsOf(schema.items ?? {}, ground), { minLength: 1, maxLength: 4 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer" || schema.type === "number") {
    return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e6), max: Math.min(schema.maximum ?? 200, 1e6) });
  }
  if (schema.type === "string") return texts(schema, ground);
  return anyValue;
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema, ground: Ground) {
  const members = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, partsOf(each, ground)]));
  const rest = typeof additionalProperties === "object" ? partsOf(additionalProperties, ground) : anyValue;
  const record = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (ground.wildness === 0) return record;
  return fc.oneof(
    { weight: 9, arbitrary: record },
    fc.tuple(record, fc.dictionary(anyText, rest, { maxKeys: 2 })).map(([one, other]) => ({ ...one, ...other })),
  );
}

function texts({ format, maxLength = 300 }: JsonSchema, { known, wildness }: Ground): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.oneof(knownText(known), fc.uuid());
  if (format === "email") return fc.oneof(fc.constant("someone@fuzz.example"), fc.emailAddress());
  if (format === "date") return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const sensible = fc.constantFrom("Sample", "+255 700 000 001", "four words of mine", "true", "12", "2026-11-08");
  const any = fc.string({ unit: "grapheme", maxLength: Math.min(maxLength + 2, 400) });
  return wildness === 0 ? fc.oneof(sensible, any) : fc.oneof(sensible, knownText(known), any, anyText);
}

export const knownText = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.nat().map((index) => known[index % Math.max(known.length, 1)] ?? "none");
