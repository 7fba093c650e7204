import type { EntryCreate } from "@visiga/contracts/entry-requests";
import { type ComponentType, createContext } from "react";

/** The pictures that the form of news has chosen. The upload queue keeps them on this device, and sends them with it. */
export interface NewsPictures {
  readonly count: number;
  /** Whether one of the files cannot be used, as its thumbnail says. */
  readonly failed: boolean;
  readonly add: (files: readonly File[]) => void;
  /**
   * Stores the news with its pictures in the queue, which sends it once they are stored. The first is its cover. Resolves
   * to the number of pictures.
   */
  readonly send: (news: EntryCreate) => Promise<number>;
  readonly discard: () => void;
  /** Chooses pictures, and shows them. */
  readonly Field: ComponentType<{ disabled: boolean }>;
}

/** Null where there is no queue: news then has one picture. */
export const NewsPicturesContext = createContext<NewsPictures | null>(null);
