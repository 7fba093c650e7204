import { useSite } from "#platform/school/site-content.ts";
import { announcementToSend } from "#platform/school/texts-to-send.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SendText } from "#site/share/share.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import styles from "./announcement-bar.module.css";

/** One line above the hero; the whole text, and on phones the link, once it is opened. */
export function AnnouncementBar() {
  const { home, common } = useDictionary();
  const { announcement } = useSite();
  if (!announcement) return null;
  const { text, link, langs, until } = announcement;
  return (
    <aside
      className={`gold screen-only ${styles.bar}`}
      aria-label={home.announcement.label}
      data-announcement={text}
      data-until={until}
    >
      <div className={`row ${styles.inside}`}>
        <Icon name="bell" />
        <details className={`shrinks fills smaller ${styles.words}`}>
          <summary className={`row tap gap-2 ${styles.line}`}>
            <span className={styles.text}>
              <LangSpan lang={langs?.text}>{text}</LangSpan>
            </span>
          </summary>
          <SendText {...announcementToSend(announcement)} name={home.announcement.label} short />
        </details>
        {link && (
          <Link to={link.to} className={`inline-row smaller bold tap ${styles.link}`}>
            <LangSpan lang={link.langs?.words}>{link.words}</LangSpan>
          </Link>
        )}
        <WithScript>
          <IconButton icon="close" label={home.announcement.hide} className={`${styles.close} script-only`} />
        </WithScript>
      </div>
      <WaitingToast message={common.send.copied} closeLabel={common.close} />
    </aside>
  );
}
