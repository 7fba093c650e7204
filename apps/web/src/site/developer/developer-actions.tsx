import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";

/** Contacts of the developer, and a link to those of the school. */
export function DeveloperActions() {
  const { developer } = useDictionary();
  const { developerEmail, developerPhone } = useSite().facts;
  return (
    <Actions>
      {developerEmail && (
        <ButtonLink to={`mailto:${developerEmail}`}>
          <Icon name="mail" />
          {developer.write}
        </ButtonLink>
      )}
      {developerPhone && (
        <TextLink to={telephone(developerPhone)}>
          <span className="visually-hidden">{developer.call}: </span>
          {developerPhone}
        </TextLink>
      )}
      <TextLink to="/contact">{developer.school}</TextLink>
    </Actions>
  );
}
