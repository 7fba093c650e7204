import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Icon } from "#ui/print/icon.tsx";

/** Policy for pictures of minors: which are shown, consent, removal. */
export function PicturePrivacy() {
  const { privacy } = useDictionary().contact;
  const { which, consent, removal, subject } = privacy;
  const { emailAdmission, emailProjects, phoneOffice, phoneAdmission } = useSite().facts;
  const email = emailAdmission || emailProjects;
  const number = phoneOffice || phoneAdmission;
  const ask = email ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : number && telephone(number);
  return (
    <section id="privacy">
      <h2>{privacy.title}</h2>
      <Stack gap={5}>
        <p>{privacy.lead}</p>
        <Facts wide>
          {answered([which, consent]).map(({ question, answer }) => (
            <Fact key={question} term={question} plain>
              {answer}
            </Fact>
          ))}
          <Fact term={removal.question} plain>
            {removal.answer} {removal.here}
          </Fact>
        </Facts>
      </Stack>
      {ask && (
        <Actions>
          <ButtonLink to={ask} variant="line">
            <Icon name={email ? "mail" : "phone"} />
            {privacy.ask}
          </ButtonLink>
        </Actions>
      )}
    </section>
  );
}

/** Without those whose answer the school has removed. */
const answered = <Question extends { answer: string }>(questions: readonly Question[]) =>
  questions.filter(({ answer }) => answer);
