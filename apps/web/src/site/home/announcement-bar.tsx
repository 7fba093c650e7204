import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Said } from "#ui/text/said.tsx";
import styles from "./announcement-bar.module.css";

/** The current announcement. A reader can hide it for the rest of the visit. */
export function AnnouncementBar() {
  const { home } = useDictionary();
  const { announcement } = useSite();
  if (!announcement) return null;
  const { text, link, langs } = announcement;
  return (
    <aside className={`gold ${styles.bar}`} aria-label={home.announcement.label} data-announcement={text}>
      <div className={styles.inside}>
        <Icon name="bell" />
        <p>
          <Said lang={langs?.text}>{text}</Said>{" "}
          {link && (
            <Link to={link.to}>
              <Said lang={link.langs?.words}>{link.words}</Said>
            </Link>
          )}
        </p>
        <IconButton icon="close" label={home.announcement.hide} className={`${styles.close} script-only`} />
      </div>
    </aside>
  );
}
