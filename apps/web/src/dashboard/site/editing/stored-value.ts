import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";

// tRPC’s output type marks an `unknown` member as optional.
type Served<Each extends { value: unknown }> = Omit<Each, "value"> & { readonly value?: unknown };

export type StoredValue = Served<ManagedSiteValue>;

export type EarlierVersion = Served<EarlierSiteValue>;
