import type { TRPC_ERROR_CODE_NUMBER, TRPCBuiltRouter, TRPCMutationProcedure, TRPCQueryProcedure } from "@trpc/server";
import type { ProcedureFailure } from "@visiga/contracts/errors";
import type { procedureTables } from "@visiga/contracts/procedure-tables";
import type { Merged, Procedure, Procedures, ProcedureTable } from "@visiga/contracts/procedures";
import type * as z from "zod/mini";

type Tables = typeof procedureTables;

interface Types<Row extends Procedure> {
  readonly meta: object;
  readonly input: z.input<Row extends { readonly input: infer Input } ? Input : z.ZodMiniVoid>;
  readonly output: z.output<Row["output"]>;
}

type Built<Table extends ProcedureTable> = {
  readonly [Name in keyof Procedures<Table>]: Table[Name]["kind"] extends "query"
    ? TRPCQueryProcedure<Types<Table[Name]>>
    : TRPCMutationProcedure<Types<Table[Name]>>;
};

type Feature<Tables extends Readonly<Record<string, ProcedureTable>>> = Merged<
  { [Service in keyof Tables]: Built<Tables[Service]> }[keyof Tables]
>;

interface Root {
  readonly ctx: object;
  readonly meta: object;
  readonly errorShape: ProcedureFailure & { readonly code: TRPC_ERROR_CODE_NUMBER };
  readonly transformer: false;
}

/** The router that the server builds from the tables, as the clients of tRPC know it. */
export type AppRouter = TRPCBuiltRouter<Root, { [Name in keyof Tables]: Feature<Tables[Name]> }>;
