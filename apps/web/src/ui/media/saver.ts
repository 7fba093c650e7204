import { createContext, use } from "react";

/** Texts around the pictures and films of a page for who saves data. */
export interface SaverWords {
  /** What a tap loads, beside its weight: 'Show picture'. */
  readonly show: string;
  /** Of the link to a picture alone: 'Open picture'. */
  readonly open: string;
  /** Formats a weight in bytes. */
  readonly weight: (bytes: number) => string;
}

/** Null on every page that loads its pictures by itself. */
export const SaverContext = createContext<SaverWords | null>(null);

/** The texts of data saver, or null where the visitor does not save data. */
export const useSaver = (): SaverWords | null => use(SaverContext);
