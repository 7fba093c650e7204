import { deflateSync } from "node:zlib";

interface Parts {
  /** Further members of the catalog, and of the page. */
  readonly catalog?: string;
  readonly page?: string;
  /** By number, from 4 on. A number may come twice: the table names its first object. */
  readonly objects?: readonly (readonly [number, string])[];
  /** Between the last object and the table. */
  readonly after?: string;
}

/** A PDF of one empty page. */
export function craftedPdf({ catalog = "", page = "", objects = [], after = "" }: Parts = {}): Buffer {
  const all: Parts["objects"] = [
    [1, `<</Type/Catalog/Pages 2 0 R${catalog}>>`],
    [2, "<</Type/Pages/Kids[3 0 R]/Count 1>>"],
    [3, `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`],
    ...objects,
  ];
  const offsets = new Map<number, number>();
  let text = "%PDF-1.7\n";
  for (const [number, object] of all) {
    if (!offsets.has(number)) offsets.set(number, text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  text += after;
  const size = Math.max(...offsets.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? "0000000000 65535 f \n" : `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${size}\n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R>>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, "latin1");
}

export const stream = (members: string, content: Buffer | string): string => {
  const text = Buffer.from(content).toString("latin1");
  return `<<${members}/Length ${text.length}>>\nstream\n${text}\nendstream`;
};

/** A compressed stream of objects. */
export function objectStream(objects: readonly (readonly [number, string])[]): string {
  let body = "";
  const index = objects.map(([number, object]) => {
    const entry = `${number} ${body.length} `;
    body += `${object} `;
    return entry;
  });
  const first = index.join("").length;
  const packed = deflateSync(index.join("") + body);
  return stream(`/Type/ObjStm/N ${objects.length}/First ${first}/Filter/FlateDecode`, packed);
}
