import { useSite } from "#platform/school/site-facts.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { IconLink } from "#ui/controls/icon-button.tsx";
import styles from "./follow-us.module.css";

const services = ["tiktok", "youtube", "instagram"] as const;

/** The seminary's own pages elsewhere. */
export function FollowUs() {
  const { social } = useDictionary().contact;
  const { facts } = useSite();
  const links = services.flatMap((service) => {
    const to = facts[service];
    return to ? [{ service, to }] : [];
  });
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{social.title}</h2>
      <ul className={styles.links}>
        {links.map(({ service, to }) => (
          <li key={service}>
            <IconLink icon={service} label={social[service]} to={to} />
          </li>
        ))}
      </ul>
    </section>
  );
}
