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
const degrees = [0, 20];

/** Existing ids. The list grows while the requests run. */
export const knownIds: string[] = [];

export const knownText: fc.Arbitrary<string> = fc
  .nat()
  .map((index) => knownIds[index % Math.max(knownIds.length, 1)] ?? "none");

/** Values for a schema: half of them are valid, most of the others invalid somewhere. */
export const valuesOf = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc.oneof(...degrees.map((wildness) => partsOf(schema, wildness)));

function partsOf(schema: JsonSchema, wildness: number): fc.Arbitrary<unknown> {
  const fitting = fittingValues(schema, wildness);
  if (wildness === 0) return fitting;
  return fc.oneof({ weight: 100 - wildness, arbitrary: fitting }, { weight: wildness, arbitrary: anyValue });
}

function fittingValues(schema: JsonSchema, wildness: number): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => partsOf(choice, wildness)));
  if (schema.allOf?.[0]) return partsOf(schema.allOf[0], wildness);
  if (schema.type === "object") return objects(schema, wildness);
  if (schema.type === "array") return fc.array(partsOf(schema.items ?? {}, wildness), { minLength: 1, maxLength: 4 });
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "null") return fc.constant(null);
  if (schema.type === "integer" || schema.type === "number") {
    return fc.integer({ min: Math.max(schema.minimum ?? -5, -1e6), max: Math.min(schema.maximum ?? 200, 1e6) });
  }
  if (schema.type === "string") return texts(schema, wildness);
  return anyValue;
}

function objects({ properties = {}, required = [], additionalProperties }: JsonSchema, wildness: number) {
  const members = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, partsOf(each, wildness)]));
  const rest = typeof additionalProperties === "object" ? partsOf(additionalProperties, wildness) : anyValue;
  const record = fc.record(members, { requiredKeys: required.filter((name) => name in members) });
  if (wildness === 0) return record;
  return fc.oneof(
    { weight: 9, arbitrary: record },
    fc.tuple(record, fc.dictionary(anyText, rest, { maxKeys: 2 })).map(([one, other]) => ({ ...one, ...other })),
  );
}

function texts({ format, maxLength = 300 }: JsonSchema, wildness: number): fc.Arbitrary<unknown> {
  if (format === "uuid") return fc.oneof(knownText, fc.uuid());
  if (format === "email") return fc.oneof(fc.constant("someone@fuzz.example"), fc.emailAddress());
  if (format === "date") return fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10));
  const sensible = fc.constantFrom("Sample", "+255 700 000 001", "four words of mine", "true", "12", "2026-11-08");
  const any = fc.string({ unit: "grapheme", maxLength: Math.min(maxLength + 2, 400) });
  return wildness === 0 ? fc.oneof(sensible, any) : fc.oneof(sensible, knownText, any, anyText);
}
