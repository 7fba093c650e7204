import type { Language } from "@visiga/contracts/languages";
import { type Face, faces, fontFile, printable } from "./document-fonts.ts";

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

/** Points: A4, with room for the foot below the text. */
export const sheet = { width: 595.28, height: 841.89, side: 46, top: 40, bottom: 58 };
export const textWidth = sheet.width - 2 * sheet.side;
const lastLine = sheet.height - sheet.bottom;

interface StructureOptions {
  readonly alt?: string;
  readonly bbox?: [number, number, number, number];
  readonly lang?: Language | undefined;
  readonly scope?: "Row";
}

/** What the parts of a tagged PDF are written with: its letters, its place on the sheet and its structure. */
export class TaggedSheet {
  protected readonly root: PDFKit.PDFStructureElement;

  protected constructor(protected readonly doc: PDFKit.PDFDocument) {
    this.root = doc.struct("Document");
    for (const face of faces) doc.registerFont(face, fontFile(face));
    doc.addStructure(this.root);
  }

  protected face(face: Face, size: number, color: Color = "text"): PDFKit.PDFDocument {
    return this.doc.font(face).fontSize(size).fillColor(colors[color]);
  }

  /** A text, with its note in another colour. */
  protected noted({ text, note }: NotedText, face: Face, size: number, left: number, top: number, width: number): void {
    this.face(face, size).text(plain(text), left, top, { width, continued: note !== undefined });
    if (note !== undefined) this.doc.fillColor(colors.mute).text(`  ${plain(note)}`);
  }

  protected begin(type: string, parent = this.root, options: StructureOptions = {}): PDFKit.PDFStructureElement {
    const element = this.doc.struct(type, toOptions(options));
    parent.add(element);
    return element;
  }

  protected add(type: string, write: () => void, options: StructureOptions = {}, parent = this.root): void {
    parent.add(this.doc.struct(type, toOptions(options), write));
  }

  protected artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  protected rule(color: string, weight: number): void {
    this.artifact(() => line(this.doc, this.doc.y, color, weight));
    this.doc.y += 4;
  }

  /** Leaves a gap, or begins a page if less than `height` is left. */
  protected space(gap: number, height: number): void {
    if (this.doc.y + gap + height > lastLine) this.doc.addPage();
    else this.doc.y += gap;
    this.doc.x = sheet.side;
  }

  protected continueAt(y: number): void {
    this.doc.x = sheet.side;
    this.doc.y = y;
  }
}

/** The types do not know `scope` yet. */
const toOptions = ({ lang, ...rest }: StructureOptions) => ({ ...rest, ...(lang && { lang }) });

export const line = (doc: PDFKit.PDFDocument, y: number, color: string, weight: number) =>
  doc
    .moveTo(sheet.side, y)
    .lineTo(sheet.width - sheet.side, y)
    .lineWidth(weight)
    .stroke(color);
