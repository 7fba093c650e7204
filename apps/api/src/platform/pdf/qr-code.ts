import encodeQR from "qr";

/** The QR code of an address, row by row: whether each square is dark. Without the border, which must be there. */
export const codeRows = (address: string): boolean[][] =>
  encodeQR(address, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));

export function drawCode(doc: PDFKit.PDFDocument, address: string, left: number, top: number, size: number): void {
  const rows = codeRows(address);
  const square = size / rows.length;
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) if (dark) doc.rect(left + x * square, top + y * square, square, square);
  doc.fill("#000000");
}
