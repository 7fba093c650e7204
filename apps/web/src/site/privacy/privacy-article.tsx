import { pathOf } from "@visiga/contracts/pages";
import { removalPath } from "@visiga/contracts/public-paths";
import { triedBrowsers } from "@visiga/contracts/tried-browsers";
import { fill, formatDay } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Lead, Paragraph } from "#ui/text/paragraph.tsx";

/** Rules for pictures of minors (which are shown, consent, removal), what is counted, where the data is, and the browsers that were tried. */
export function PrivacyArticle() {
  const { privacy, navbar } = useDictionary();
  const { which, consent, removal, devices, counts, place, accessibility } = privacy;
  const { serverCountry, backupCountry, dataRegistration } = useSite().facts;
  const removalAnswer = { question: removal.question, answer: `${removal.answer} ${removal.here}` };
  // The school may have removed an answer.
  const answers = [which, consent, removalAnswer, devices, counts].filter(({ answer }) => answer);
  const { day, names } = triedBrowsers;
  return (
    <>
      <Stack gap={5}>
        <Lead>{privacy.lead}</Lead>
        <Facts wide>
          {answers.map(({ question, answer }) => (
            <Fact key={question} term={question}>
              {answer}
            </Fact>
          ))}
          {serverCountry && <Fact term={place.server}>{serverCountry}</Fact>}
          {backupCountry && <Fact term={place.backups}>{backupCountry}</Fact>}
          {dataRegistration && <Fact term={place.registration}>{dataRegistration}</Fact>}
        </Facts>
      </Stack>
      <Actions>
        <ButtonLink to={`${removalPath}?on=/images`} variant="line" rel="nofollow">
          {privacy.ask}
        </ButtonLink>
        <TextLink to={pathOf("contact")}>{navbar.pages.contact}</TextLink>
      </Actions>
      <section id="accessibility">
        <h2>{accessibility.title}</h2>
        <Paragraph>{fill(accessibility.tried, { day: formatDay(day, useLanguage()), browsers: names })}</Paragraph>
        <Paragraph>{accessibility.ask}</Paragraph>
      </section>
    </>
  );
}
