import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";

// tRPC’s output type marks an `unknown` member as optional.
type Served<Each extends { value: unknown }> = Omit<Each, "value"> & { readonly value?: unknown };

/** A site value as the server stores it. */
export type StoredValue = Served<ManagedSiteValue>;

/** An earlier version of a site value. */
export type EarlierVersion = Served<EarlierSiteValue>;
