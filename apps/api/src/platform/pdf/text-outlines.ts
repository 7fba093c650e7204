import { type Face, openFont } from "./document-fonts.ts";

export interface Line {
  readonly face: Face;
  readonly size: number;
  readonly words: string;
  readonly height: number;
  /** Above it. */
  readonly gap: number;
}

/** Young Serif’s own figures are old-style. */
const layOut = (face: Face, text: string) => openFont(face).layout(text, { lnum: true });

/** The letters of a drawing in SVG, as outlines, each defined once. Sizes and widths are in its units. */
export class TextOutlines {
  readonly #paths = new Map<string, string>();
  readonly #widths = new Map<string, number>();

  /** The content of the `<defs>` of the drawing. */
  get definitions(): string {
    return [...this.#paths].map(([id, path]) => `<path id="${id}" d="${path}"/>`).join("");
  }

  /** Breaks a text at its spaces, and a word that is too long at any letter. */
  wrap(face: Face, size: number, text: string, width: number): string[] {
    const most = (width * openFont(face).unitsPerEm) / size;
    const lines: string[] = [];
    let line = "";
    let used = 0;
    const add = (part: string, units: number, between: string) => {
      const space = line === "" ? 0 : this.#unitsOf(face, between);
      const fits = used + space + units <= most;
      if (!fits && line !== "") lines.push(line);
      const goesOn = fits && line !== "";
      line = goesOn ? line + between + part : part;
      used = goesOn ? used + space + units : units;
    };
    for (const word of text.split(/[ \n]/).filter(Boolean)) {
      const units = this.#unitsOf(face, word);
      if (units <= most) add(word, units, " ");
      else
        for (const [at, letter] of [...word].entries()) add(letter, this.#unitsOf(face, letter), at === 0 ? " " : "");
    }
    return line === "" ? lines : [...lines, line];
  }

  /** The lines that fit into a height. The last one before a cut ends with an ellipsis, after a whole word. */
  fit(lines: readonly Line[], height: number, width: number): { lines: readonly Line[]; isCut: boolean } {
    let used = 0;
    const count = lines.findIndex((line) => {
      used += line.gap + line.height;
      return used > height;
    });
    if (count < 0) return { lines, isCut: false };
    const last = lines[count - 1];
    if (!last) return { lines: [], isCut: true };
    const { face, size, words } = last;
    const [shorter = ""] = this.wrap(face, size, words, width - size * 1.5);
    return { lines: [...lines.slice(0, count - 1), { ...last, words: `${shorter} …` }], isCut: true };
  }

  /** @param y of the base line */
  draw(face: Face, size: number, text: string, x: number, y: number, color: string): string {
    const scale = size / openFont(face).unitsPerEm;
    const { glyphs, positions } = layOut(face, text);
    let advance = 0;
    const uses = glyphs.map((glyph, index) => {
      const id = `${face}${glyph.id}`;
      if (!this.#paths.has(id)) this.#paths.set(id, glyph.path.toSVG());
      const at = Math.round(advance + (positions[index]?.xOffset ?? 0));
      advance += positions[index]?.xAdvance ?? 0;
      return `<use href="#${id}" x="${at}"/>`;
    });
    const placed = `translate(${x} ${y.toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    return `<g fill="${color}" transform="${placed}">${uses.join("")}</g>`;
  }

  #unitsOf(face: Face, text: string): number {
    const key = `${face} ${text}`;
    const units = this.#widths.get(key) ?? (text === "" ? 0 : layOut(face, text).advanceWidth);
    this.#widths.set(key, units);
    return units;
  }
}
