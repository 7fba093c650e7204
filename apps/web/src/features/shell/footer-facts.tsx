import { useDictionary } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import { telephone } from "../../platform/telephone.ts";
import { Icon } from "../../ui/icon.tsx";
import { Link } from "../../ui/link.tsx";
import styles from "./footer.module.css";
import { SocialLinks, useSocialLinks } from "./social-links.tsx";

/** What the seminary has entered of telephone, mail, address and its pages elsewhere; a column without any is left out. */
export function FooterFacts() {
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
      {social && (
        <div>
          <h2>{footer.followUs}</h2>
          <SocialLinks />
        </div>
      )}
    </>
  );
}
