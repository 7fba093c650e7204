import { buffer } from "node:stream/consumers";
import { startOfSchoolDay } from "@visiga/contracts/dates";
import type { Language } from "@visiga/contracts/languages";
import { artworkFile } from "#platform/pictures/artwork-library.ts";
import { type Face, openFonts } from "./document-fonts.ts";
import { drawCode } from "./qr-code.ts";
import {
  type Color,
  colors,
  join,
  line,
  type NotedText,
  type PdfFigure,
  type PdfRow,
  type PdfText,
  plain,
  sheet,
  TaggedSheet,
  textWidth,
} from "./tagged-sheet.ts";

interface PdfOptions {
  readonly title: string;
  readonly school: string;
  readonly language: Language;
  /** The day on which it is made, without the time, so that the file changes only with what it says. */
  readonly today: string;
  /** Whether letters are smaller, lines closer to each other, and lists of short lines in three columns. */
  readonly dense?: boolean;
}

/** A PDF of A4 pages, written from top to bottom and tagged (PDF/UA-1), as screen readers need it. */
export class TaggedPdf extends TaggedSheet {
  readonly #dense: boolean;
  /** Points: the letters of texts, and the space between two rows. */
  readonly #size: number;
  readonly #gap: number;

  private constructor(doc: PDFKit.PDFDocument, dense: boolean) {
    super(doc);
    this.#dense = dense;
    this.#size = dense ? 9 : 10.5;
    this.#gap = dense ? 4 : 7;
  }

  /** Imports the libraries when the first document is written. */
  static async create({ title, school, language, today, dense = false }: PdfOptions): Promise<TaggedPdf> {
    const [{ default: Document }] = await Promise.all([import("pdfkit"), openFonts()]);
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
      info: { Title: `${title} | ${school}`, CreationDate: startOfSchoolDay(today) },
      bufferPages: true,
    });
    return new TaggedPdf(doc, dense);
  }

  get pages(): number {
    return this.doc.bufferedPageRange().count;
  }

  /** Crest, name of the school, title and subtitle, with a QR code of an address at the right. */
  head(
    words: { school: string; title: string; lang?: Language | undefined; subtitle?: string },
    code: { address: string; alt: string },
  ): void {
    const doc = this.doc;
    const size = 74;
    const left = sheet.width - sheet.side - size;
    this.artifact(() => doc.image(artworkFile("brand/icon-192.png"), sheet.side - 6, sheet.top, { height: 66 }));
    const column = { width: left - sheet.side - 80 };
    doc.x = sheet.side + 68;
    doc.y = sheet.top + 2;
    this.add("P", () => this.face("bold", 11, "blue").text(plain(words.school), column));
    const { title, lang, subtitle } = words;
    this.add("H1", () => this.face("heading", 22).text(plain(title), column), { lang });
    if (subtitle) this.add("P", () => this.face("bold", 12).text(plain(subtitle), column));
    const bottom = Math.max(doc.y, sheet.top + size);
    this.add("Figure", () => drawCode(doc, code.address, left, sheet.top, size), {
      alt: code.alt,
      bbox: [left, sheet.top, left + size, sheet.top + size],
    });
    this.continueAt(bottom + 10);
    this.rule(colors.gold, 1.5);
  }

  heading(text: string): void {
    this.space(this.#gap + 4, 60);
    this.add("H2", () => this.face("heading", 14).text(plain(text)));
    this.doc.y += 2;
  }

  paragraph({ text, lang }: PdfText, face: Face = "regular", color: Color = "text"): void {
    this.space(4, 30);
    this.add("P", () => this.face(face, this.#size, color).text(plain(text)), { lang });
  }

  figures(list: readonly PdfFigure[]): void {
    const doc = this.doc;
    this.space(8, 60);
    const top = doc.y;
    const each = (textWidth - 10 * (list.length - 1)) / list.length;
    for (const [index, { term, value, color }] of list.entries()) {
      const left = sheet.side + index * (each + 10);
      this.artifact(() => doc.rect(left, top, each, 48).lineWidth(1.2).stroke(colors[color]));
      const inside = { width: each - 20 };
      this.add("P", () => this.face("regular", 9.5, "mute").text(plain(term), left + 10, top + 8, inside));
      this.add("P", () => this.face("bold", 16).text(plain(value), inside));
    }
    this.continueAt(top + 54);
  }

  /** Rows of a name and a value; `head` is read aloud and not shown. */
  table(head: readonly [string, string], rows: readonly PdfRow[]): void {
    const doc = this.doc;
    this.space(3, 30);
    const table = this.begin("Table", this.root, { alt: head.join(", ") });
    for (const { name, value, total } of rows) {
      const face = total ? "bold" : "regular";
      doc.font(face).fontSize(this.#size);
      const left = textWidth * 0.68;
      const style: PDFKit.Mixins.TextOptions = { width: textWidth - left, align: "right", features: ["lnum", "tnum"] };
      const named = doc.heightOfString(join(name), { width: left });
      const valued = doc.font("bold").heightOfString(plain(value.text), style);
      const height = Math.max(named, valued) + this.#gap;
      this.space(0, height);
      const top = doc.y;
      this.artifact(() => line(doc, top, total ? colors.text : colors.line, total ? 1.2 : 0.6));
      const row = this.begin("TR", table);
      const writeName = () => this.noted(name, face, this.#size, sheet.side, top + this.#gap / 2, left);
      this.add("TH", writeName, { scope: "Row", lang: name.lang }, row);
      const writeValue = () =>
        this.face("bold", this.#size).text(plain(value.text), sheet.side + left, top + this.#gap / 2, style);
      this.add("TD", writeValue, { lang: value.lang }, row);
      row.end();
      this.continueAt(top + height);
    }
    table.end();
    this.rule(colors.line, 0.6);
  }

  checklist(items: readonly NotedText[]): void {
    const doc = this.doc;
    this.space(2, 30);
    const list = this.begin("L");
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
      this.space(0, height);
      const top = doc.y;
      for (const [index, { item }] of beside.entries()) {
        const left = sheet.side + index * (column + 18);
        const box = () => doc.rect(left + 0.5, top + 2, 9, 9).lineWidth(0.9);
        this.artifact(() => box().stroke(colors.text));
        const entry = this.begin("LI", list);
        const written = () => this.noted(item, "regular", this.#size, left + 18, top, column - 18);
        this.add("LBody", written, { lang: item.lang }, entry);
        entry.end();
      }
      this.continueAt(top + height);
    }
    list.end();
  }

  /** A line to write on by hand, behind each label. */
  blanks(labels: readonly string[]): void {
    for (const label of labels) {
      this.space(20, 30);
      this.add("P", () => this.face("regular", 10.5).text(label));
      this.rule(colors.mute, 0.8);
    }
  }

  async end(foot: string): Promise<Buffer> {
    const doc = this.doc;
    for (let number = 0; number < this.pages; number += 1) {
      doc.switchToPage(number);
      this.face("regular", 9, "mute");
      // The foot is below the room of the text.
      doc.page.margins.bottom = 0;
      const write = () => doc.text(plain(foot), sheet.side, sheet.height - 44, { width: textWidth });
      // A repeated foot is read aloud once.
      if (number === 0) this.add("P", write);
      else this.artifact(write);
    }
    this.root.end();
    doc.end();
    return buffer(doc);
  }
}
