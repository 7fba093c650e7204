import { pagesIn, picturePaths, removalPath } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { pageLinks } from "#site/shell/navigation.ts";
import { usePath } from "#site/shell/use-path.ts";
import { Link } from "#ui/controls/link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { Crest } from "#ui/print/crest.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { copyrightYear } from "./copyright-year.ts";
import styles from "./footer.module.css";
import { FooterContacts } from "./footer-contacts.tsx";

/** Footer of the public pages: name, contacts, and links to pages that are not in the menu. */
export function Footer() {
  const { footer, removal, title } = useDictionary();
  const path = usePath();
  const more = [
    ...pageLinks(pagesIn("footer"), footer.pages),
    { label: footer.pages.privacy, to: "/contact#privacy" },
    ...picturePaths
      .filter((each) => each === path)
      .map((on) => ({ label: removal.title, to: `${removalPath}?on=${on}` })),
  ];
  return (
    <>
      <KangaBorder />
      <footer className={`${styles.footer} night`}>
        <Wrap>
          <div className={styles.columns}>
            <Link to="/login" className={styles.name}>
              <Crest className={styles.crest} />
              {title.full}
            </Link>
            <FooterContacts />
          </div>
          <nav className={styles.more} aria-label={footer.morePages}>
            <ul>
              {more.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.end}>
            <p>{footer.archdiocese}</p>
            <p>
              <Link to="/developer">{fill(footer.copyright, { year: copyrightYear(new Date()) })}</Link>
            </p>
          </div>
        </Wrap>
      </footer>
    </>
  );
}
