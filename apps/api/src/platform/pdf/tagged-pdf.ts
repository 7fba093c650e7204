import { buffer } from "node:stream/consumers";
import type { Language } from "@visiga/contracts/languages";
import { artworkFile } from "#platform/pictures/artwork-library.ts";
import { type Face, faces, fontFile } from "./document-fonts.ts";
import {
  type Color,
  colors,
  join,
  type NotedText,
  type PdfFigure,
  type PdfRow,
  type PdfText,
  plain,
} from "./pdf-texts.ts";
import { drawCode } from "./qr-code.ts";

/** Points: A4, with room for the foot below the text. */
const sheet = { width: 595.28, height: 841.89, side: 46, top: 40, bottom: 58 };
const textWidth = sheet.width - 2 * sheet.side;
const lastLine = sheet.height - sheet.bottom;

/** A PDF of A4 pages, written from top to bottom and tagged (PDF/UA-1), as screen readers need it. */
export class TaggedPdf {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;

  readonly #dense: boolean;
  /** Points: the letters of texts, and the space between two rows. */
  readonly #size: number;
  readonly #gap: number;

  private constructor(doc: PDFKit.PDFDocument, dense: boolean) {
    this.#dense = dense;
    this.#doc = doc;
    this.#size = dense ? 9 : 10.5;
    this.#gap = dense ? 4 : 7;
    for (const face of faces) doc.registerFont(face, fontFile(face));
    this.#root = doc.struct("Document");
    doc.addStructure(this.#root);
  }

  /**
   * Imports the library when the first document is written.
   * @param dense with smaller letters, lines closer to each other, and lists of short lines in three columns
   */
  static async create(title: string, language: Language, created: Date, dense = false): Promise<TaggedPdf> {
    const { default: Document } = await import("pdfkit");
    const doc = new Document({
      size: "A4",
      margins: { top: sheet.top, bottom: sheet.bottom, left: sheet.side, right: sheet.side },
      font: "",
      pdfVersion: "1.7",
      // The types do not know this subset yet.
      subset: "PDF/UA" as never,
      tagged: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, CreationDate: created },
      bufferPages: true,
    });
    return new TaggedPdf(doc, dense);
  }

  get pages(): number {
    return this.#doc.bufferedPageRange().count;
  }

  /** Crest, name of the school, title and subtitle, with a QR code of an address at the right. */
  head(
    words: { school: string; title: string; lang?: Language | undefined; subtitle?: string },
    code: { address: string; alt: string },
  ): void {
    const doc = this.#doc;
    const size = 74;
    const left = sheet.width - sheet.side - size;
    this.#artifact(() => doc.image(artworkFile("brand/icon-192.png"), sheet.side - 6, sheet.top, { height: 66 }));
    const column = { width: left - sheet.side - 80 };
    doc.x = sheet.side + 68;
    doc.y = sheet.top + 2;
    this.#add("P", () => this.#face("bold", 11, "blue").text(plain(words.school), column));
    const { title, lang, subtitle } = words;
    this.#add("H1", () => this.#face("heading", 22).text(plain(title), column), { lang });
    if (subtitle) this.#add("P", () => this.#face("bold", 12).text(plain(subtitle), column));
    const bottom = Math.max(doc.y, sheet.top + size);
    this.#add("Figure", () => drawCode(doc, code.address, left, sheet.top, size), {
      alt: code.alt,
      bbox: [left, sheet.top, left + size, sheet.top + size],
    });
    this.#continueAt(bottom + 10);
    this.#rule(colors.gold, 1.5);
  }

  heading(text: string): void {
    this.#space(this.#gap + 4, 60);
    this.#add("H2", () => this.#face("heading", 14).text(plain(text)));
    this.#doc.y += 2;
  }

  paragraph({ text, lang }: PdfText, face: Face = "regular", color: Color = "text"): void {
    this.#space(4, 30);
    this.#add("P", () => this.#face(face, this.#size, color).text(plain(text)), { lang });
  }

  figures(list: readonly PdfFigure[]): void {
    const doc = this.#doc;
    this.#space(8, 60);
    const top = doc.y;
    const each = (textWidth - 10 * (list.length - 1)) / list.length;
    for (const [index, { term, value, color }] of list.entries()) {
      const left = sheet.side + index * (each + 10);
      this.#artifact(() => doc.rect(left, top, each, 48).lineWidth(1.2).stroke(colors[color]));
      const inside = { width: each - 20 };
      this.#add("P", () => this.#face("regular", 9.5, "mute").text(plain(term), left + 10, top + 8, inside));
      this.#add("P", () => this.#face("bold", 16).text(plain(value), inside));
    }
    this.#continueAt(top + 54);
  }

  /** Rows of a name and a value; `head` is read aloud and not shown. */
  table(head: readonly [string, string], rows: readonly PdfRow[]): void {
    const doc = this.#doc;
    this.#space(3, 30);
    const table = this.#begin("Table", this.#root, { alt: head.join(", ") });
    for (const { name, value, total } of rows) {
      const face = total ? "bold" : "regular";
      doc.font(face).fontSize(this.#size);
      const left = textWidth * 0.68;
      const style: PDFKit.Mixins.TextOptions = { width: textWidth - left, align: "right", features: ["lnum", "tnum"] };
      const named = doc.heightOfString(join(name), { width: left });
      const valued = doc.font("bold").heightOfString(plain(value.text), style);
      const height = Math.max(named, valued) + this.#gap;
      this.#space(0, height);
      const top = doc.y;
      this.#artifact(() => line(doc, top, total ? colors.text : colors.line, total ? 1.2 : 0.6));
      const row = this.#begin("TR", table);
      const writeName = () => this.#noted(name, face, sheet.side, top + this.#gap / 2, left);
      this.#add("TH", writeName, { scope: "Row", lang: name.lang }, row);
      const writeValue = () =>
        this.#face("bold", this.#size).text(plain(value.text), sheet.side + left, top + this.#gap / 2, style);
      this.#add("TD", writeValue, { lang: value.lang }, row);
      row.end();
      this.#continueAt(top + height);
    }
    table.end();
    this.#rule(colors.line, 0.6);
  }

  checklist(items: readonly NotedText[]): void {
    const doc = this.#doc;
    this.#space(2, 30);
    const list = this.#begin("L");
    doc.font("regular").fontSize(this.#size);
    const columnOf = (columns: number) => (textWidth - 18 * (columns - 1)) / columns;
    const areShort = items.every((item) => doc.widthOfString(join(item)) < columnOf(3) - 18);
    const columns = this.#dense && areShort ? 3 : 2;
    const column = columnOf(columns);
    const entries = items.map((item) => {
      const height = doc.heightOfString(join(item), { width: column - 18 }) + this.#gap - 2;
      return { item, height };
    });
    const perColumn = Math.ceil(items.length / columns);
    for (let row = 0; row < perColumn; row += 1) {
      const beside = entries.filter((_, index) => index % perColumn === row);
      const height = Math.max(...beside.map((entry) => entry.height));
      this.#space(0, height);
      const top = doc.y;
      for (const [index, { item }] of beside.entries()) {
        const left = sheet.side + index * (column + 18);
        const box = () => doc.rect(left + 0.5, top + 2, 9, 9).lineWidth(0.9);
        this.#artifact(() => box().stroke(colors.text));
        const entry = this.#begin("LI", list);
        const written = () => this.#noted(item, "regular", left + 18, top, column - 18);
        this.#add("LBody", written, { lang: item.lang }, entry);
        entry.end();
      }
      this.#continueAt(top + height);
    }
    list.end();
  }

  /** A line to write on by hand, behind each label. */
  blanks(labels: readonly string[]): void {
    for (const label of labels) {
      this.#space(20, 30);
      this.#add("P", () => this.#face("regular", 10.5).text(label));
      this.#rule(colors.mute, 0.8);
    }
  }

  async end(foot: string): Promise<Buffer> {
    const doc = this.#doc;
    for (let number = 0; number < this.pages; number += 1) {
      doc.switchToPage(number);
      this.#face("regular", 9, "mute");
      // The foot is below the room of the text.
      doc.page.margins.bottom = 0;
      const write = () => doc.text(plain(foot), sheet.side, sheet.height - 44, { width: textWidth });
      // A repeated foot is read aloud once.
      if (number === 0) this.#add("P", write);
      else this.#artifact(write);
    }
    this.#root.end();
    doc.end();
    return buffer(doc);
  }

  #face(face: Face, size: number, color: Color = "text"): PDFKit.PDFDocument {
    return this.#doc.font(face).fontSize(size).fillColor(colors[color]);
  }

  /** A text, with its note in another colour. */
  #noted({ text, note }: NotedText, face: Face, left: number, top: number, width: number): void {
    this.#face(face, this.#size).text(plain(text), left, top, { width, continued: note !== undefined });
    if (note !== undefined) this.#doc.fillColor(colors.mute).text(`  ${plain(note)}`);
  }

  #begin(type: string, parent = this.#root, options: StructureOptions = {}): PDFKit.PDFStructureElement {
    const element = this.#doc.struct(type, toOptions(options));
    parent.add(element);
    return element;
  }

  #add(type: string, write: () => void, options: StructureOptions = {}, parent = this.#root): void {
    parent.add(this.#doc.struct(type, toOptions(options), write));
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.#doc.endMarkedContent();
  }

  #rule(color: string, weight: number): void {
    this.#artifact(() => line(this.#doc, this.#doc.y, color, weight));
    this.#doc.y += 4;
  }

  /** Leaves a gap, or begins a page if less than `height` is left. */
  #space(gap: number, height: number): void {
    if (this.#doc.y + gap + height > lastLine) this.#doc.addPage();
    else this.#doc.y += gap;
    this.#doc.x = sheet.side;
  }

  #continueAt(y: number): void {
    this.#doc.x = sheet.side;
    this.#doc.y = y;
  }
}

interface StructureOptions {
  readonly alt?: string;
  readonly bbox?: [number, number, number, number];
  readonly lang?: Language | undefined;
  readonly scope?: "Row";
}

/** The types do not know `scope` yet. */
const toOptions = ({ lang, ...rest }: StructureOptions) => ({ ...rest, ...(lang && { lang }) });

const line = (doc: PDFKit.PDFDocument, y: number, color: string, weight: number) =>
  doc
    .moveTo(sheet.side, y)
    .lineTo(sheet.width - sheet.side, y)
    .lineWidth(weight)
    .stroke(color);
