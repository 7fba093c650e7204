import type { ReactNode } from "react";
import styles from "./columns.module.css";
import { Stack } from "./stack.tsx";

/** `Column`s: short texts with a title, each under a thick rule; two in a row from 36rem on. */
export function Columns({ children }: { children: ReactNode }) {
  return <ul className={styles.columns}>{children}</ul>;
}

interface ColumnProps {
  id?: string | undefined;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

export function Column({ id, title, children, action }: ColumnProps) {
  return (
    <li id={id}>
      {title && <b className="block strong">{title}</b>}
      {children && <div className="mute">{children}</div>}
      {action}
    </li>
  );
}

interface TitledColumnsProps {
  title: string;
  lead?: string;
  /** Title or text is empty if the school has removed it. */
  columns: readonly { readonly title: string; readonly text: string }[];
}

/** A heading over columns of text. Renders nothing if all texts are empty. */
export function TitledColumns({ title, lead, columns }: TitledColumnsProps) {
  const left = columns.filter((column) => column.title || column.text);
  if (!lead && left.length === 0) return null;
  const words = left.length > 0 && (
    <Columns>
      {left.map((column) => (
        <Column key={`${column.title} ${column.text}`} title={column.title}>
          {column.text}
        </Column>
      ))}
    </Columns>
  );
  return (
    <>
      <h2>{title}</h2>
      {lead ? (
        <Stack gap={6}>
          <p>{lead}</p>
          {words}
        </Stack>
      ) : (
        words
      )}
    </>
  );
}
