import { readFile } from "node:fs/promises";
import type { Font } from "fontkit";
import { artworkFile } from "#platform/pictures/artwork-library.ts";

const files = { heading: "young-serif", regular: "figtree-regular", bold: "figtree-bold" } as const;

/** A font of documents and of pictures with words. All have the same characters. */
export type Face = keyof typeof files;

export const faces = Object.keys(files) as Face[];

export const fontFile = (face: Face): string => artworkFile(`document-fonts/${files[face]}.ttf`);

const opened = new Map<Face, Font>();

/** Opens the fonts for what is written or drawn. The library is imported only here, because it is large. */
export async function openFonts(): Promise<void> {
  const { create } = await import("fontkit");
  for (const face of faces) if (!opened.has(face)) opened.set(face, create(await readFile(fontFile(face))) as Font);
}

export function openFont(face: Face): Font {
  const font = opened.get(face);
  if (!font) throw new Error("The fonts are not open");
  return font;
}

export interface PrintableText {
  readonly text: string;
  /** Whether letters, digits or signs with a meaning are left out. */
  readonly isIncomplete: boolean;
}

/**
 * The text without what the fonts lack, such as emojis. Letters with a mark that they lack lose the mark. What stands
 * beside a lacking sign is kept apart: `½ kg` is printed as `1/2 kg`, never as `12 kg`.
 */
export function printable(text: string): PrintableText {
  const has = (character: string) =>
    character === "\n" || faces.every((face) => openFont(face).hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  let isIncomplete = false;
  let plain = "";
  for (const character of text
    .normalize("NFC")
    .replace(/[\u02bc\u02bb]/g, "’")
    .replace(/[\u2010\u2011]/g, "-")) {
    const base = has(character)
      ? character
      : [...character.normalize("NFKD").replace("\u2044", "/")].filter(has).join("");
    if (base === "") {
      isIncomplete ||= /[\p{L}\p{N}\p{Sm}\p{Sc}]/u.test(character);
      plain += /[\s\p{S}\p{P}]/u.test(character) ? " " : "";
    } else plain += base !== character && /\d$/.test(plain) && /^\d/.test(base) ? ` ${base}` : base;
  }
  return { text: plain.replace(/ {2,}/g, " ").trim(), isIncomplete };
}
