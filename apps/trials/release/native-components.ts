import { newestPostgres } from "@visiga/api/src/platform/postgres/postgres-programs.ts";
import { runtime } from "./platforms.ts";

interface NativeComponent {
  readonly name: string;
  readonly version: string;
  /** SPDX identifier, or words if there is none. */
  readonly license: { readonly id: string } | { readonly name: string };
}

/** Components of a release that are no npm packages. */
export const nativeComponents: readonly NativeComponent[] = [
  { name: "node", version: runtime.version, license: { id: "MIT" } },
  { name: "postgresql", version: newestPostgres.version, license: { id: "PostgreSQL" } },
];
