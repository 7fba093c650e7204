import type { ReactNode } from "react";
import styles from "./sheet-table.module.css";

interface SheetTableProps {
  caption?: ReactNode;
  head: readonly ReactNode[];
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of the columns with figures. */
  figures?: readonly number[];
}

/** A ruled table whose rows become blocks of lines on phones. */
export function SheetTable({ caption, head, rows, figures = [] }: SheetTableProps) {
  return (
    <table className={`cells ${styles.sheet}`}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          {head.map((title, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
            <th key={column} scope="col" className="smaller bold">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <tr key={row}>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={column} className={figures.includes(column) ? "tabular" : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
