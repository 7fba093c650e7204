import encodeQR from "qr";
import { useMemo } from "react";
import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is, for whoever does not see it. */
  label: string;
}

/** A QR code, dark on light in either theme: not every camera reads it the other way round. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** The code as one path over a square of `size` units, with the quiet border of four that cameras ask for. */
export function drawQr(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const runs = rows.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x++) {
      let length = 0;
      while (row[x + length]) length++;
      if (length > 0) found.push(`M${x} ${y}h${length}v1h-${length}z`);
      x += length;
    }
    return found;
  });
  return { size: rows.length, path: runs.join("") };
}
