import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { useSocialLinks } from "#platform/school/use-social-links.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./footer.module.css";

/** Columns with telephone and e-mail, address, social links; a column without content is left out. */
export function FooterContacts() {
  const { footer } = useDictionary();
  const { phoneOffice, emailAdmission, emailProjects, postalAddress } = useSite().facts;
  const social = useSocialLinks();
  const email = emailAdmission ?? emailProjects;
  return (
    <>
      {(phoneOffice || email) && (
        <div className={styles.contact}>
          <h2>{footer.contact}</h2>
          <ul>
            {phoneOffice && (
              <li>
                <Link to={telephone(phoneOffice)}>
                  <Icon name="phone" />
                  {phoneOffice}
                </Link>
              </li>
            )}
            {email && (
              <li>
                <Link to={`mailto:${email}`}>
                  <Icon name="mail" />
                  {email}
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
    </>
  );
}
