// biome-ignore-all lint/a11y/noRedundantRoles: `display` on a phone removes the implicit roles of table elements
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./sheet-table.module.css";

interface SheetTableProps {
  /** Caption for screen readers. */
  caption?: ReactNode;
  head: readonly ReactNode[];
  /** Cells of each row. Rows keep their order, so their index is their key. */
  rows: readonly (readonly ReactNode[])[];
  /** Indexes of the columns with figures. */
  figures?: readonly number[];
  className?: string | undefined;
}

/** A ruled table whose rows become blocks of lines on a phone. */
export function SheetTable({ caption, head, rows, figures = [], className }: SheetTableProps) {
  return (
    <table role="table" className={classNames(styles.sheet, className)}>
      {caption && <caption className="visually-hidden">{caption}</caption>}
      <thead role="rowgroup">
        <tr role="row">
          {head.map((title, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
            <th key={column} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows do not move
          <tr key={row} role="row">
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move
              <td key={column} role="cell" className={figures.includes(column) ? styles.figure : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
