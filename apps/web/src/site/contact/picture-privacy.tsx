import { removalPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";

/** Rules for pictures of minors (which are shown, consent, removal), and what is counted. */
export function PicturePrivacy() {
  const { privacy } = useDictionary().contact;
  const { which, consent, removal, devices, counts } = privacy;
  const removalAnswer = { question: removal.question, answer: `${removal.answer} ${removal.here}` };
  // The school may have removed an answer.
  const answers = [which, consent, removalAnswer, devices, counts].filter(({ answer }) => answer);
  return (
    <section id="privacy">
      <h2>{privacy.title}</h2>
      <Stack gap={5}>
        <Paragraph>{privacy.lead}</Paragraph>
        <Facts wide>
          {answers.map(({ question, answer }) => (
            <Fact key={question} term={question}>
              {answer}
            </Fact>
          ))}
        </Facts>
      </Stack>
      <Actions>
        <ButtonLink to={`${removalPath}?on=/images`} variant="line" rel="nofollow">
          {privacy.ask}
        </ButtonLink>
      </Actions>
    </section>
  );
}
