import { useSocialLinks } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { IconLink, IconLinks } from "#ui/controls/icon-button.tsx";

export function SocialLinks({ className }: { className?: string | undefined }) {
  const { social } = useDictionary().navbar;
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <IconLinks aria-label={social.label} className={className}>
      {links.map(({ service, to }) => (
        <li key={service}>
          <IconLink icon={service} label={social[service]} to={to} />
        </li>
      ))}
    </IconLinks>
  );
}
