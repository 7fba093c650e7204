import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./today-tab.module.css";

export interface Line {
  readonly to: string;
  readonly text: string;
}

/** A card of lines, each a link to where it is settled. Shows nothing without a line. */
export function LinesCard({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={`paper ${styles.card}`} aria-label={title}>
      <h2>{title}</h2>
      <ul className="ruled-between">
        {lines.map(({ to, text }) => (
          <li key={text}>
            <Link to={to} className="hover-line row apart gap-3">
              {text}
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
