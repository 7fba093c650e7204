import { randomUUID } from "node:crypto";
import * as z from "zod/mini";

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The plainest value that fits the schema of an input: what may be left out or null is. */
export const sampleInput = (input: z.core.$ZodType): unknown =>
  sample(z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) as JsonSchema);

function sample(schema: JsonSchema): unknown {
  const { type, anyOf, items, properties = {}, required = [] } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if ([type, anyOf?.map((part) => part.type)].flat(2).includes("null")) return null;
  if (anyOf) return sample(anyOf[0] ?? {});
  if (type === "object") return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]));
  if (type === "array") return [sample(items ?? {})];
  if (type === "boolean") return true;
  if (type === "string") return schema.format === "uuid" ? randomUUID() : "1";
  return schema.minimum ?? 1;
}
