import encodeQR from "qr";
import { useMemo } from "react";
import styles from "./user-dialogs.module.css";

/** QR code, dark on light in both themes, because some cameras cannot read an inverted one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQr(text), [text]);
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** Draws the code as one path in a square of `size` units, with the quiet zone of four units. */
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
