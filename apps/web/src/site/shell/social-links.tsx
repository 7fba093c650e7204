import { useSite } from "#platform/school/site-facts.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { IconLink } from "#ui/controls/icon-button.tsx";
import styles from "./social-links.module.css";

const services = ["tiktok", "youtube", "instagram"] as const;

/** The seminary's own pages elsewhere, those that were entered; `null` without any. */
export function useSocialLinks() {
  const { facts } = useSite();
  const links = services.flatMap((service) => {
    const to = facts[service];
    return to ? [{ service, to }] : [];
  });
  return links.length > 0 ? links : null;
}

export function SocialLinks({ className }: { className?: string | undefined }) {
  const { social } = useDictionary().navbar;
  const links = useSocialLinks();
  if (!links) return null;
  return (
    <ul className={classNames(styles.links, className)} aria-label={social.label}>
      {links.map(({ service, to }) => (
        <li key={service}>
          <IconLink icon={service} label={social[service]} to={to} />
        </li>
      ))}
    </ul>
  );
}
