import type { EditKey } from "@visiga/contracts/page-editing";
import { createContext, use } from "react";

/** Private-use characters around a marked text: `start`, the mark's number, `middle`, the text, `end`. */
export const markCharacters = { start: "\ue000", middle: "\ue001", end: "\ue002" } as const;
const { start, middle, end } = markCharacters;

const characters = new RegExp(`[${start}${middle}${end}]`, "g");

/** A copy of a value without these characters in its texts, so that no stored text looks like a mark. */
export const withoutMarkCharacters = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? part.replace(characters, "") : part));

export type Mark = (key: EditKey, text: string) => string;

export class Marks {
  readonly #keys: EditKey[] = [];

  /** A blank text is not marked, because pages leave out its element. */
  readonly mark: Mark = (key, text) => {
    if (text.trim() === "") return text;
    return `${start}${this.#keys.push(key) - 1}${middle}${text}${end}`;
  };

  /** @param number as in the mark */
  keyOf(number: string): EditKey | undefined {
    return this.#keys[Number(number)];
  }
}

/** A mark may also be percent-encoded, in the query of a link. */
const anyMark = new RegExp(`${start}\\d+${middle}|${end}|%EE%80%80\\d+%EE%80%81|%EE%80%82`, "g");

export const withoutMarks = (text: string): string => text.replace(anyMark, "");

export const unmarked: Mark = (_, text) => text;

/** Marks what a page computes from a site value; other values are marked when they are read. */
export const MarkContext = createContext(unmarked);

export const useMark = (): Mark => use(MarkContext);
