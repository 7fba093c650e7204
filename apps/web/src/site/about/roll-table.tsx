// biome-ignore-all lint/a11y/noRedundantRoles: the grid takes the roles away, so they are written out
import styles from "./roll-table.module.css";

interface RollTableProps {
  /** What the names are, for screen readers. */
  caption: string;
  names: readonly string[];
}

const columns = 4;

/** Names in four columns, row by row, so that two columns on a phone read in the same order. */
export function RollTable({ caption, names }: RollTableProps) {
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  const starts = Array.from({ length: Math.ceil(names.length / columns) }, (_, row) => row * columns);
  return (
    <table role="table" className={styles.roll}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody role="rowgroup">
        {starts.map((start) => (
          <tr key={start} role="row">
            {numbered.slice(start, start + columns).map(({ name, number }) => (
              <td key={number} role="cell" data-number={number}>
                {name}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
