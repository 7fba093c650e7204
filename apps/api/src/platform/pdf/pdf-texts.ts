import type { Language } from "@visiga/contracts/languages";
import { printable } from "./document-fonts.ts";

export const colors = {
  text: "#1c2340",
  mute: "#565c73",
  blue: "#15378f",
  gold: "#b37c00",
  red: "#9d1c2c",
  line: "#cfc8b4",
};

export type Color = keyof typeof colors;

export interface PdfText {
  readonly text: string;
  /** If it is not that of the document. */
  readonly lang?: Language | undefined;
}

export interface NotedText extends PdfText {
  readonly note?: string | undefined;
}

export interface PdfRow {
  readonly name: NotedText;
  readonly value: PdfText;
  readonly total?: boolean;
}

export interface PdfFigure {
  readonly term: string;
  readonly value: string;
  readonly color: Color;
}

export const plain = (text: string): string => printable(text).text;

/** A text with its note, as it is written. */
export const join = ({ text, note }: NotedText): string =>
  note === undefined ? plain(text) : `${plain(text)}  ${plain(note)}`;
