import { timeZone } from "@visiga/contracts/dates";
import { isLinked } from "@visiga/contracts/linked-pages";
import { pagesIn, picturePaths, removalPath } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import { useSite, useSocialLinks } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { pageLinks, usePath } from "#site/shell/navigation.ts";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { Crest } from "#ui/print/crest.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { EmailAddress } from "#ui/text/email-address.tsx";
import styles from "./footer.module.css";

export function Footer() {
  const { common, footer, removal, title } = useDictionary();
  const { facts } = useSite();
  const { phoneOffice, phoneOfficeChannels, emailAdmission, emailProjects, postalAddress } = facts;
  const email = emailAdmission ?? emailProjects;
  const social = useSocialLinks();
  const path = usePath();
  const more = [
    ...pageLinks(
      pagesIn("footer").filter((name) => isLinked(name, facts)),
      footer.pages,
    ),
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
            <div className={`row gap-4 ${styles.name}`}>
              <Link to="/" className={styles.crest}>
                <Crest />
                <span className="visually-hidden">{common.home}</span>
              </Link>
              <Link to="/login" className="hover-line">
                {title.full}
              </Link>
            </div>
            {(phoneOffice || email) && (
              <div className={styles.contact}>
                <h2>{footer.contact}</h2>
                <ul>
                  {phoneOffice && (
                    <li>
                      <PhoneNumber number={phoneOffice} channels={phoneOfficeChannels}>
                        <Icon name="phone" />
                        {phoneOffice}
                      </PhoneNumber>
                    </li>
                  )}
                  {email && (
                    <li>
                      <Link to={`mailto:${email}`}>
                        <Icon name="mail" />
                        <EmailAddress>{email}</EmailAddress>
                      </Link>
                    </li>
                  )}
                </ul>
              </div>
            )}
            {postalAddress && (
              <div>
                <h2>{footer.address}</h2>
                <address className={styles.address}>{postalAddress}</address>
              </div>
            )}
            {social.length > 0 && (
              <div>
                <h2>{footer.followUs}</h2>
                <SocialLinks />
              </div>
            )}
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
          <div className={`wraps apart ${styles.end}`}>
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

// Created once: creating it takes a twentieth of the time to render a page.
const years = new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone });

export const copyrightYear = (now: Date): string => years.format(now);
