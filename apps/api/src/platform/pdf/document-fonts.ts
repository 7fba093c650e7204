import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import { artworkFile } from "#platform/pictures/artwork-library.ts";

const files = { heading: "young-serif", regular: "figtree-regular", bold: "figtree-bold" } as const;

/** A font of documents and of pictures with words. All have the same characters. */
export type Face = keyof typeof files;

export const faces = Object.keys(files) as Face[];

export const fontFile = (face: Face): string => artworkFile(`document-fonts/${files[face]}.ttf`);

const opened = new Map<Face, Font>();

export function openFont(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = create(readFileSync(fontFile(face))) as Font;
  opened.set(face, font);
  return font;
}

export interface PrintableText {
  readonly text: string;
  /** Whether letters or digits had to be left out. */
  readonly lacking: boolean;
}

/** The text without what the fonts lack, such as emojis. Letters with a mark that they lack lose the mark. */
export function printable(text: string): PrintableText {
  const has = (character: string) =>
    character === "\n" || faces.every((face) => openFont(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  let lacking = false;
  const plain = [
    ...text
      .normalize("NFC")
      .replace(/[\u02bc\u02bb]/g, "’")
      .replace(/[\u2010\u2011]/g, "-"),
  ].map((character) => {
    if (has(character)) return character;
    if (/\s/.test(character)) return " ";
    const base = [...character.normalize("NFKD")].filter(has).join("");
    lacking ||= base === "" && /[\p{L}\p{N}]/u.test(character);
    return base;
  });
  return { text: plain.join("").replace(/ {2,}/g, " ").trim(), lacking };
}
