import { useLocation } from "@tanstack/react-router";
import { chosenLevel, levelKeys, levels } from "@visiga/contracts/joining";
import { isLinked } from "@visiga/contracts/linked-pages";
import { pages, pathOf } from "@visiga/contracts/pages";
import { fill, formatDay } from "@visiga/i18n/format";
import { useOrigin } from "#platform/document/root.tsx";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { DocumentSection } from "#site/lists/document-list.tsx";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import tabs from "#ui/controls/tabs.module.css";
import { WithScript } from "#ui/media/with-script.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import styles from "./admission-actions.module.css";
import { AdmissionActions } from "./admission-actions.tsx";
import { ReportingDays, VisitingDays } from "./joining-days.tsx";
import { JoiningFees, JoiningFigures } from "./joining-fees.tsx";
import { JoiningPayments } from "./joining-payments.tsx";
import { Directions, ToBring } from "./joining-preparations.tsx";
import type { LevelProps } from "./joining-words.ts";
import { LastChanged } from "./last-changed.tsx";

export function JoiningArticle() {
  const { joining, common } = useDictionary();
  const language = useLanguage();
  const { facts } = useSite();
  const chosen = chosenLevel(useLocation({ select: ({ searchStr }) => searchStr }));
  const address = `${useOrigin()}${pathOf("joining")}${chosen ? `?level=${chosen}` : ""}`;
  const printed = (day: string) => fill(joining.printed, { day, address });
  if (!isLinked("joining", facts)) {
    return (
      <>
        <p className="lead">{joining.empty}</p>
        <EnterNow step="fees" />
        <p className="above-5">
          <ButtonLink to="/contact">{joining.ask}</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <nav className={`screen-only row wraps gap-2 ${tabs.tabs}`} aria-label={joining.choose}>
        {levels.map((level) => (
          <Link key={level} to={`?level=${level}`} current={level === chosen} className={tabs.face}>
            {joining[levelKeys[level]].name}
          </Link>
        ))}
      </nav>
      <p className="lead">{joining.lead}</p>
      <JoiningFigures level={chosen} />
      <SampleNote of={pages.joining.facts} />
      <JoiningFees level={chosen} />
      <JoiningPayments />
      <ReportingDays level={chosen} />
      <ToBring of="papersToBring" title={joining.papers} level={chosen} />
      <DocumentSection place="joiningForms" title={joining.forms.title} note={joining.forms.note} />
      <ToBring of="thingsToBring" title={joining.things} level={chosen} />
      <Directions />
      <VisitingDays level={chosen} />
      <DocumentSection place="joining" />
      <JoiningQuestions level={chosen} />
      <LastChanged of={pages.joining.facts} />
      {/* In print only: the day of printing, which script sets (else that of drawing), and the address of the page. */}
      <p
        className={styles.paper}
        data-printed={printed(formatDay(new Date().toISOString(), language))}
        data-print-day={printed("{day}")}
      />
      <WaitingToast message={joining.copied} closeLabel={common.close} />
    </>
  );
}

/** The person for questions, else the numbers of admissions; and the ways to print and to save the page. */
function JoiningQuestions({ level }: LevelProps) {
  const { joining, frame } = useDictionary();
  const mark = useFieldMark();
  const query = new URLSearchParams({ ...(level && { level }), lang: useLanguage() });
  const { joiningContact: [person] = [] } = useSite().facts;
  const save = (
    <ButtonLink icon="download" variant="line" to={`/joining.pdf?${query}`}>
      {joining.file.save}
    </ButtonLink>
  );
  if (!person)
    return (
      <>
        <AdmissionActions />
        <Actions className="above-3">{save}</Actions>
      </>
    );
  return (
    <>
      <h2>{joining.questions.title}</h2>
      <p>
        <b>{person.name}</b>, <LangSpan lang={person.langs?.office}>{person.office}</LangSpan>:{" "}
        <b className={styles.number}>{mark("joiningContact", person, "phone", person.phone)}</b>
      </p>
      <Actions>
        <PhoneNumber number={person.phone} channels={person.channels} as={ButtonLink}>
          <Icon name="phone" />
          {fill(joining.questions.call, { name: person.name })}
        </PhoneNumber>
      </Actions>
      <Actions className="above-3">
        <WithScript>
          <Button icon="print" variant="line" className="script-only" data-print>
            {frame.print}
          </Button>
        </WithScript>
        {save}
      </Actions>
    </>
  );
}
