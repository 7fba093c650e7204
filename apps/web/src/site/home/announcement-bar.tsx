import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./announcement-bar.module.css";
import { hiddenAnnouncement, hideAnnouncement, hidingScript } from "./hidden-announcement.ts";

/** The current announcement. A reader can hide it for the rest of the visit. */
export function AnnouncementBar() {
  const { home } = useDictionary();
  const { announcement } = useSite();
  const live = useHydrated();
  const [hidden, setHidden] = useState(hiddenAnnouncement);
  if (!announcement) return null;
  const { text, link } = announcement;
  const hide = () => {
    hideAnnouncement(text);
    setHidden(text);
  };
  return (
    <aside
      className={`gold ${styles.bar}`}
      aria-label={home.announcement.label}
      data-announcement={text}
      hidden={live && hidden === text}
      suppressHydrationWarning
    >
      <div className={styles.inside}>
        <Icon name="bell" />
        <p>
          {text} {link && <Link to={link.to}>{link.words}</Link>}
        </p>
        <IconButton
          icon="close"
          label={home.announcement.hide}
          className={live ? styles.close : styles.waiting}
          onClick={hide}
        />
      </div>
      {!live && <script suppressHydrationWarning>{hidingScript}</script>}
    </aside>
  );
}
