import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./further-pages.module.css";

/** Where to read on; a phone has no column of links at the left. */
export function FurtherPages({ pages }: { pages: readonly { to: string; label: string }[] }) {
  return (
    <Actions className={styles.pages}>
      {pages.map(({ to, label }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </Actions>
  );
}
