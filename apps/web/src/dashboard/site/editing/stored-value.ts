import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";

// A value of any shape is optional to the procedures’ types: whether it is there, nobody promises them.
type Served<Each extends { value: unknown }> = Omit<Each, "value"> & { readonly value?: unknown };

/** One value of the site as the server hands it to its editors. */
export type StoredValue = Served<ManagedSiteValue>;

/** An earlier one. */
export type EarlierVersion = Served<EarlierSiteValue>;
