import encodeQR from "qr";

/** Draws the QR code of an address, without the border, which must be there. */
export function drawCode(doc: PDFKit.PDFDocument, address: string, left: number, top: number, size: number): void {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const dot = size / rows.length;
  for (const [row, dots] of rows.entries())
    for (const [column, dark] of dots.entries()) if (dark) doc.rect(left + column * dot, top + row * dot, dot, dot);
  doc.fill("#000000");
}
