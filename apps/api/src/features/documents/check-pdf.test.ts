import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import { PDFDocument as LoadedDocument } from "@cantoo/pdf-lib";
import PDFDocument from "pdfkit";
import { afterAll, beforeAll, expect, test } from "vitest";
import { craftedPdf, objectStream, stream } from "#testing/crafted-pdf.ts";
import { checkPdf } from "./check-pdf.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "visiga-pdf-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(content: Uint8Array) {
  const path = join(folder, "sent.pdf");
  await writeFile(path, content);
  return checkPdf(path);
}

const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
const link = (action: string) => `/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A${action}>>]`;
const annotation = (members: string) => `/Annots[<</Type/Annot/Rect[0 0 9 9]${members}>>]`;
const embedded = "<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>";
const image = stream("/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray", "x");

test.each<[string, Parameters<typeof craftedPdf>[0]]>([
  ["script when it opens", { catalog: `/OpenAction${script}` }],
  ["script in an object of its own", { catalog: "/OpenAction 4 0 R", objects: [[4, script]] }],
  ["script when a page opens", { page: `/AA<</O${script}>>` }],
  ["named script", { catalog: "/Names<</JavaScript<</Names[(a)4 0 R]>>>>", objects: [[4, script]] }],
  ["script after a link", { page: link(`<</S/GoTo/D[3 0 R/Fit]/Next[${script}]>>`) }],
  ["script whose names are written in hexadecimal", { catalog: "/OpenAction<</#53/J#61vaScript/#4A#53(x)>>" }],
  ["script whose kind is an object", { catalog: "/OpenAction<</S 4 0 R/JS 5 0 R>>", objects: [[4, "/JavaScript"]] }],
  ["script in a stream of objects", { catalog: "/OpenAction 8 0 R", objects: [[4, objectStream([[8, script]])]] }],
  [
    "script in a stream of objects, hidden by an equal number",
    {
      objects: [
        [
          4,
          objectStream([
            [8, script],
            [8, "1"],
          ]),
        ],
      ],
    },
  ],
  [
    "script hidden by a later object",
    { catalog: `/OpenAction${script}`, objects: [[1, "<</Type/Catalog/Pages 2 0 R>>"]] },
  ],
  ["script hidden by an earlier object", { objects: [[1, `<</Type/Catalog/Pages 2 0 R/OpenAction${script}>>`]] }],
  ["script inside another stream", { objects: [[4, stream("", `9 0 obj ${script} endobj`)]] }],
  ["script behind comments", { after: `9 %x\n0 %y\nobj${script}endobj\n` }],
  ["script as an address in two parts", { page: link("<</S/URI/URI(java\\tscript:alert\\(1\\))>>") }],
  [
    "script whose kind is an object with a point in its number",
    { catalog: "/OpenAction<</S 4 0 R/JS 5 0 R>>", after: "4.0 0 obj/JavaScript endobj\n" },
  ],
  ["script in a form", { page: annotation(`/Subtype/Widget/FT/Tx/T(x)/AA<</K${script}>>`) }],
  ["script as an address", { page: link("<</S/URI/URI(javascript:alert\\(1\\))>>") }],
  ["script as an address in UTF-8", { page: link("<</S/URI/URI<EFBBBF6A6176617363726970743A31>>>") }],
  [
    "script as an address behind a space without width",
    { page: link("<</S/URI/URI<FEFF200B006A006100760061007300630072006900700074003A0031>>>") },
  ],
  ["script as the source of an address", { page: link("<</S/URI/URI(view-source:javascript:1)>>") }],
  ["script before every address", { catalog: "/URI<</Base(java)>>", page: link("<</S/URI/URI(script:1)>>") }],
  ["program of the system as an address", { page: link("<</S/URI/URI(ms-msdt:/id x)>>") }],
  ["file of another machine as an address", { page: link("<</S/URI/URI(file://host/share/x.exe)>>") }],
  ["file of a share as an address", { page: link("<</S/URI/URI(\\\\\\\\host\\\\share\\\\x)>>") }],
  ["thread of another file", { page: link("<</S/Thread/F(//host/x.pdf)/D 0>>") }],
  [
    "page of another file",
    {
      page: "/Resources<</XObject<</X 4 0 R>>>>",
      objects: [[4, stream("/Subtype/Form/BBox[0 0 1 1]/Ref<</F(//host/x)/Page 0>>", "")]],
    },
  ],
  ["program to start", { catalog: "/OpenAction<</S/Launch/F(cmd.exe)>>" }],
  ["file in it to open", { catalog: "/OpenAction<</S/GoToE/T<</R/C/N(a)>>/D[0/Fit]>>" }],
  ["other file to open", { catalog: "/OpenAction<</S/GoToR/F(//host/x)/D[0/Fit]>>" }],
  ["data to import", { page: link("<</S/ImportData/F(a.fdf)>>") }],
  ["form that is sent", { page: link("<</S/SubmitForm/F(http://example.org)>>") }],
  ["film", { page: annotation("/Subtype/Movie/Movie<</F(a.avi)>>") }],
  ["film as an action", { catalog: "/OpenAction<</S/Movie/T(a)>>" }],
  ["sound", { catalog: "/OpenAction<</S/Sound/Sound 4 0 R>>" }],
  ["rendition", { catalog: `/OpenAction<</S/Rendition/JS 4 0 R>>` }],
  ["rich medium", { page: annotation("/Subtype/RichMedia") }],
  ["three-dimensional model", { page: annotation("/Subtype/3D") }],
  [
    "file",
    {
      catalog: "/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>",
      objects: [
        [4, embedded],
        [6, stream("", "MZ")],
      ],
    },
  ],
  [
    "file that is named indirectly",
    {
      objects: [
        [4, "<</UF(a)/EF 5 0 R>>"],
        [5, "<</UF 6 0 R>>"],
        [6, stream("", "MZ")],
      ],
    },
  ],
  ["attached file", { page: annotation("/Subtype/FileAttachment/FS(a)") }],
  ["form of XML", { catalog: "/AcroForm<</Fields[]/XFA 4 0 R>>", objects: [[4, stream("", "<xdp/>")]] }],
  ["stream in another file", { page: "/Contents 4 0 R", objects: [[4, stream("/F(http://example.org)", "")]] }],
])("a PDF with a %s is refused as active", async (_, parts) => {
  expect(await check(craftedPdf(parts))).toEqual({ refused: "document_active" });
});

test.each<[string, Parameters<typeof craftedPdf>[0]]>([
  ["colours", { page: "/Resources<</ColorSpace<</JS[/Separation/JavaScript/DeviceGray 4 0 R]/EF/DeviceRGB>>>>" }],
  ["pictures", { page: "/Resources<</XObject<</JS 4 0 R/EF 4 0 R/XFA 4 0 R/F 4 0 R>>>>", objects: [[4, image]] }],
  [
    "fonts and glyphs",
    {
      page: "/Resources<</Font<</JS 4 0 R/EF 4 0 R/S 4 0 R/F 4 0 R>>>>",
      objects: [[4, "<</Type/Font/Subtype/Type1/BaseFont/Launch/Encoding<</Differences[1/JS/Launch/Movie]>>>>"]],
    },
  ],
  ["destinations", { catalog: "/Dests<</Launch[3 0 R/Fit]/JS<</D[3 0 R/Fit]>>>>/OpenAction[3 0 R/Fit]" }],
  [
    "roles",
    {
      catalog: "/StructTreeRoot 4 0 R",
      objects: [
        [4, "<</K 5 0 R>>"],
        [5, "<</S/Launch/P 4 0 R/K 0>>"],
      ],
    },
  ],
  ["words", { page: "/Contents 4 0 R", objects: [[4, stream("", "BT /JS 9 Tf (an obj /JavaScript) Tj ET")]] }],
  ["links", { page: link("<</S/URI/URI(https://example.org/javascript)>>") }],
  ["threads", { page: link("<</S/Thread/D 0>>"), catalog: "/URI<</Base(https://example.org/)>>" }],
  ["links to a file of the author", { page: link("<</S/URI/URI(file:///C:/ada.docx)>>") }],
  ["empty lists", { catalog: "/Names<</EmbeddedFiles<</Names[]>>/JavaScript<</Names[]>>>>" }],
])("a PDF whose %s have the names of active content is accepted", async (_, parts) => {
  expect(await check(craftedPdf(parts))).toEqual({ pages: 1 });
});

test.each([
  ["a replaced page", craftedPdf({ objects: [[3, "<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>"]] })],
  ["a table at another place", Buffer.from(String(craftedPdf()).replace(/startxref\n\d+/, "startxref\n9"))],
  ["a stream of objects", craftedPdf({ objects: [[4, objectStream([[8, "<</A 1>>"]])]] })],
  ["other ends of lines", Buffer.from(String(craftedPdf()).replaceAll("\n", "\r"))],
])("a PDF with %s is accepted", async (_, content) => {
  expect(await check(content)).toEqual({ pages: 1 });
});

const twice = "<</S/GoTo/S/JavaScript/JS(x)>>";
const hidden = `8 0 ${script}`;
const holder = (members: string, content: Buffer | string, objects: [number, string][] = []) =>
  craftedPdf({ objects: [[4, stream(`/Type/ObjStm${members}`, content)], ...objects] });
const inHexadecimal = `${[...Buffer.from(hidden)].map((byte) => byte.toString(16)).join(" ")}>`;
const backward = "[%endstream\n<</Length -31>>stream ]";
const predictor = "<</Predictor 12/Columns 60>>";

test.each([
  ["two values for one key far behind its number", craftedPdf({ after: `9 0${" ".repeat(100)}obj${twice}endobj\n` })],
  ["two values for one key, and a distant number", craftedPdf({ after: `9${" ".repeat(100)}0 obj${twice}endobj\n` })],
  [
    "two values for one key behind a comment",
    craftedPdf({ after: `9 0 %${"a".repeat(100)}\n%b\robj${twice}endobj\n` }),
  ],
  ["a reference to a reference", craftedPdf({ catalog: "/OpenAction<</S 4 0 R/JS(x)>>", objects: [[4, "5 0 R"]] })],
  ["a count of compressed objects that stands elsewhere", holder("/N 5 0 R/First 4", hidden, [[5, "1"]])],
  ["a place of compressed objects that stands elsewhere", holder("/N 1/First 5 0 R", hidden, [[5, "4"]])],
  ["a compression that stands elsewhere", holder("/N 1/First 4/Filter 5 0 R", inHexadecimal, [[5, "/ASCIIHexDecode"]])],
  ["a prediction", holder(`/N 1/First 4/Filter/FlateDecode/DecodeParms${predictor}`, deflateSync(hidden))],
  ["a prediction that stands elsewhere", holder("/N 1/First 4/DecodeParms 5 0 R", hidden, [[5, predictor]])],
  ["a prediction by its short name", holder(`/N 1/First 4/DP${predictor}`, hidden)],
  ["an index of more objects than their count", holder("/N 1/First 9", `7 0 8 2  1 ${script}`)],
  ["an index with points", holder("/N 2/First 20", `8 0.0 9 16`.padEnd(20) + `(aa 1 )`.padEnd(16) + script)],
  ["two values for one key", craftedPdf({ catalog: "/OpenAction null/OpenAction[3 0 R/Fit]" })],
  ["an open text", craftedPdf({ objects: [[4, "<</A(x>>"]] })],
  ["a value that is none", craftedPdf({ objects: [[4, "<</A ?>>"]] })],
  ["a trailer that names no catalog", Buffer.from(String(craftedPdf()).replace("/Root 1 0 R", "/Root 7 0 R"))],
  ["a trailer that names the page", Buffer.from(String(craftedPdf()).replace("/Root 1 0 R", "/Root 3 0 R"))],
  ["no trailer", Buffer.from(String(craftedPdf()).replace(/xref[\s\S]*startxref/, "startxref"))],
  ["a catalog whose pages are missing", Buffer.from(String(craftedPdf()).replace("/Pages 2 0 R", "/Pages 8 0 R"))],
  ["pages without a count", Buffer.from(String(craftedPdf()).replace("/Count 1", "/Count/None"))],
  ["objects in one another", craftedPdf({ after: `${"9 0 obj(".repeat(99)}${")".repeat(99)}\n` })],
  ["the word trailer in open texts", craftedPdf({ objects: [[4, stream("", "trailer(".repeat(999))]] })],
  ["the word obj in open texts", craftedPdf({ objects: [[4, stream("", "obj(".repeat(999))]] })],
  ["compressed objects at one place", holder("/N 99/First 396", `${"8 0 ".repeat(99)}(${"a".repeat(396)})`)],
  ["a stream that leads back to itself", craftedPdf({ objects: [[4, backward]] })],
  ["a stream in a trailer that leads back to itself", craftedPdf({ after: `trailer<</A${backward}>>\n` })],
  ["no page", Buffer.from(String(craftedPdf()).replace("/Kids[3 0 R]/Count 1", "/Kids[]/Count 0"))],
])("a PDF with %s is refused as damaged", async (_, content) => {
  expect(await check(content)).toEqual({ refused: "document_unreadable" });
});

async function encrypted(options: PDFKit.PDFDocumentOptions, content: (pdf: PDFKit.PDFDocument) => void = () => {}) {
  const pdf = new PDFDocument(options);
  const bytes = buffer(pdf);
  content(pdf.text("Circular"));
  pdf.end();
  return bytes;
}

test.each(["1.3", "1.4", "1.6", "1.7", "1.7ext3"] as const)(
  "an encrypted PDF %s is accepted if it opens without a password, unless it is active",
  async (pdfVersion) => {
    const owned = { pdfVersion, ownerPassword: "secret" };
    expect(await check(await encrypted(owned))).toEqual({ pages: 1 });
    const active = await encrypted(owned, (pdf) => pdf.addNamedJavaScript("x", "app.alert(1)"));
    expect(await check(active)).toEqual({ refused: "document_active" });
    const closed = await encrypted({ ...owned, userPassword: "other" });
    expect(await check(closed)).toEqual({ refused: "document_protected" });
  },
);

test("an encrypted PDF with compressed objects is looked into", async () => {
  const save = async (change: (pdf: LoadedDocument) => void) => {
    const pdf = await LoadedDocument.create();
    pdf.addPage();
    change(pdf);
    pdf.encrypt({ ownerPassword: "secret", userPassword: "" });
    return pdf.save();
  };
  expect(await check(await save(() => {}))).toEqual({ pages: 1 });
  const active = await save((pdf) => pdf.addJavaScript("x", "app.alert(1)"));
  expect(await check(active)).toEqual({ refused: "document_active" });
});
