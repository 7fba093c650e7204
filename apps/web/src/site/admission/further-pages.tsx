import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./further-pages.module.css";

/** Links to related pages, because phones do not show the section navigation. */
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
