import type { CircularReference } from "@visiga/contracts/circulars";
import { createContext, use } from "react";

export interface NamedCircular extends CircularReference {
  readonly name: string;
}

type OpenCircular = (circular: NamedCircular) => void;

export const CircularContext = createContext<OpenCircular>(() => {});

/** Returns a function that opens the dialog of a circular, also from a message that outlives its form. */
export const useCircular = (): OpenCircular => use(CircularContext);
