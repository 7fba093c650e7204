import { useSocialLinks } from "#platform/school/use-social-links.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { IconLink, IconLinks } from "#ui/controls/icon-button.tsx";

export function FollowUs() {
  const { social } = useDictionary().contact;
  const links = useSocialLinks();
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{social.title}</h2>
      <IconLinks>
        {links.map(({ service, to }) => (
          <li key={service}>
            <IconLink icon={service} label={social[service]} to={to} />
          </li>
        ))}
      </IconLinks>
    </section>
  );
}
