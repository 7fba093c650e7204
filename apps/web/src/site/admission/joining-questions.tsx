import { fill } from "@visiga/i18n/format";
import { useFieldMark } from "#platform/school/field-mark.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { Actions } from "#ui/controls/actions.tsx";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { AdmissionActions } from "./admission-actions.tsx";
import styles from "./joining-questions.module.css";
import type { LevelProps } from "./joining-words.ts";

/** The person for questions, else the numbers of admissions; and the ways to print and to save the page. */
export function JoiningQuestions({ level }: LevelProps) {
  const { joining, admission, frame } = useDictionary();
  const mark = useFieldMark();
  const { joiningContact: [person] = [] } = useSite().facts;
  if (!person)
    return (
      <>
        <AdmissionActions words={{ call: admission.call, print: frame.print, write: admission.write }} />
        <Actions className={styles.print}>
          <SaveFile level={level} />
        </Actions>
      </>
    );
  return (
    <>
      <h2>{joining.questions.title}</h2>
      <p>
        <b>{person.name}</b>, <LangSpan lang={person.langs?.office}>{person.office}</LangSpan>:{" "}
        <b className={styles.phone}>{mark("joiningContact", person, "phone", person.phone)}</b>
      </p>
      <Actions>
        <PhoneNumber number={person.phone} channels={person.channels} as={ButtonLink}>
          <Icon name="phone" />
          {fill(joining.questions.call, { name: person.name })}
        </PhoneNumber>
      </Actions>
      <Actions className={styles.print}>
        <Button variant="line" className="script-only" data-print>
          <Icon name="print" />
          {frame.print}
        </Button>
        <SaveFile level={level} />
      </Actions>
    </>
  );
}

function SaveFile({ level }: LevelProps) {
  const query = new URLSearchParams({ ...(level && { level }), lang: useLanguage() });
  return (
    <ButtonLink variant="line" to={`/joining.pdf?${query}`}>
      <Icon name="download" />
      {useDictionary().joining.file.save}
    </ButtonLink>
  );
}
