import styles from "./roll-table.module.css";

interface RollTableProps {
  /** Caption for screen readers. */
  caption: string;
  names: readonly string[];
}

const columns = 4;

/** Names in four columns, filled row by row, so that the two columns on phones keep the order. */
export function RollTable({ caption, names }: RollTableProps) {
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  const starts = Array.from({ length: Math.ceil(names.length / columns) }, (_, row) => row * columns);
  return (
    <table className={styles.roll}>
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {starts.map((start) => (
          <tr key={start}>
            {numbered.slice(start, start + columns).map(({ name, number }) => (
              <td key={number} data-number={number}>
                {name}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
