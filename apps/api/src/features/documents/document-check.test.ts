import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programPath } from "#testing/program-path.ts";
import { checkByProcess } from "./document-check.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-documents-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function pdf(): Promise<Buffer> {
  const drawn = new PDFDocument().text("Circular");
  const bytes = buffer(drawn);
  drawn.end();
  return bytes;
}

const limits = { memory: 200 * 1024 * 1024, timeout: 60_000 };

/** A PDF whose compressed list of objects is 150 MB long: with the process, more than its limit. */
const bomb = (): Buffer => {
  const packed = deflateSync(Buffer.alloc(150_000_000, " "));
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 10 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from("\nendstream\nendobj\ntrailer\n<< /Root 2 0 R >>\n%%EOF"),
  ]);
};

test.each<[string, () => Promise<Buffer> | Buffer, object]>([
  ["a PDF", pdf, { pages: 1 }],
  ["a text", () => Buffer.from("Circular"), { refused: "document_type" }],
  ["a PDF that takes too much memory", bomb, { refused: "document_unreadable" }],
])("the process answers for %s, and the server goes on", async (name, make, answer) => {
  const path = join(folder, name);
  await writeFile(path, await make());
  expect(await checkByProcess(await programPath("check-document"), limits)(path)).toEqual(answer);
});

test("a process that cannot run is an error of the server", async () => {
  await expect(checkByProcess(join(folder, "nowhere.js"))(folder)).rejects.toMatchObject({ code: "unavailable" });
});
