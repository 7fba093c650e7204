import { createContext, use } from "react";

export interface SaverWords {
  readonly show: string;
  /** Label of the link to the picture file: 'Open picture'. */
  readonly open: string;
  readonly weight: (bytes: number) => string;
}

/** Null on pages without data saver. */
export const SaverContext = createContext<SaverWords | null>(null);

export const useSaver = (): SaverWords | null => use(SaverContext);
