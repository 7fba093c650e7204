import { useDictionary } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import { telephone } from "../../platform/telephone.ts";
import { Actions } from "../../ui/actions.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** How to reach the developer, and the way on for those who look for the school. */
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
          <span className="vh">{developer.call}: </span>
          {developerPhone}
        </TextLink>
      )}
      <TextLink to="/contact">{developer.school}</TextLink>
    </Actions>
  );
}
