import type * as z from "zod/mini";

/** Who may call: everybody, every active user, or administrators. */
export type Access = "public" | "user" | "admin";

/**
 * What a request costs at most: nothing that is not in memory, a file, queries of the database, or a computation such as
 * a rendering. `session` and `login` are queries with a quota, or queues, of their own.
 */
export type Cost = "memory" | "file" | "query" | "computation" | "session" | "login";

/** One row of a feature's table. A `route` has no procedure, because it takes a file or a form of the site. */
export interface Procedure {
  readonly kind: "query" | "mutation" | "route";
  readonly access: Access;
  readonly cost: Cost;
  readonly input?: z.core.$ZodType;
  readonly output: z.core.$ZodType;
}

export type ProcedureTable = Readonly<Record<string, Procedure>>;

/** A table without its routes. */
export type Procedures<Table extends ProcedureTable> = {
  readonly [Name in keyof Table as Table[Name]["kind"] extends "route" ? never : Name]: Table[Name];
};

/** A type that has the members of every part of a union. */
export type Merged<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** The most procedures that one request may call; a larger batch is refused as `malformed_request`. */
export const maxBatchCalls = 12;

/** Bytes of a JSON body, of procedures and REST routes; a larger one is refused as `request_too_large`. */
export const bodyLimit = 64 * 1024;

/** Bytes of a body that holds a long list. */
export const largeBodyLimit = 1024 * 1024;

/** Bytes of the input of some procedures. Such a call is a request of its own, not part of a batch. */
export const largeInputs: ReadonlyMap<string, number> = new Map([
  ["site.save", largeBodyLimit],
  ["site.plan", largeBodyLimit],
  ["entranceResults.save", largeBodyLimit],
]);

/** The deepest nesting of arrays and objects in a JSON body; a deeper one is refused as `malformed_request`. */
export const maxJsonDepth = 20;
