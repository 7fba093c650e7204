import type { EditKey } from "@visiga/contracts/page-editing";
import { createContext, use } from "react";

/** Private-use characters around a marked text: `start`, the mark's number, `middle`, the text, `end`. */
export const markCharacters = { start: "\ue000", middle: "\ue001", end: "\ue002" } as const;

const characters = new RegExp(`[${Object.values(markCharacters).join("")}]`, "g");

/** A copy of a value without these characters in its texts, so that no stored text looks like a mark. */
export const withoutMarkCharacters = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? part.replace(characters, "") : part));

export type Mark = (key: EditKey, text: string) => string;

export class Marks {
  readonly #keys: EditKey[] = [];

  /** A blank text is not marked, because pages leave out its element. */
  readonly mark: Mark = (key, text) => {
    if (text.trim() === "") return text;
    const { start, middle, end } = markCharacters;
    return `${start}${this.#keys.push(key) - 1}${middle}${text}${end}`;
  };

  /** @param number as in the mark */
  keyOf(number: string): EditKey | undefined {
    return this.#keys[Number(number)];
  }
}

const anyMark = new RegExp(`${markCharacters.start}\\d+${markCharacters.middle}|${markCharacters.end}`, "g");

export const withoutMarks = (text: string): string => text.replace(anyMark, "");

export const unmarked: Mark = (_, text) => text;

/** Marks what a page computes from a site value; other values are marked when they are read. */
export const MarkContext = createContext(unmarked);

export const useMark = (): Mark => use(MarkContext);
