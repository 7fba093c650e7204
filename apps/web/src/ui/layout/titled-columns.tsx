import { Column, Columns } from "./columns.tsx";
import { Stack } from "./stack.tsx";

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
