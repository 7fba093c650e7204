import { useLocation } from "@tanstack/react-router";
import { chosenLevel, type Level, levelKeys, levels } from "@visiga/contracts/joining";
import { isLinked } from "@visiga/contracts/linked-pages";
import { pages, pathOf } from "@visiga/contracts/pages";
import { fill, formatDay } from "@visiga/i18n/format";
import { useOrigin } from "#platform/document/root.tsx";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { DocumentSection } from "#site/lists/document-list.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import tabs from "#ui/controls/tabs.module.css";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import text from "#ui/text/text.module.css";
import styles from "./admission-actions.module.css";
import { JoiningFees, JoiningFigures } from "./joining-fees.tsx";
import { JoiningPayments, ReportingDays, ThingsToBring } from "./joining-preparations.tsx";
import { JoiningQuestions } from "./joining-questions.tsx";
import { LastChanged } from "./last-changed.tsx";

export function JoiningArticle() {
  const { joining, common } = useDictionary();
  const { facts } = useSite();
  const level = chosenLevel(useLocation({ select: ({ searchStr }) => searchStr }));
  if (!isLinked("joining", facts)) {
    return (
      <>
        <p className={text.lead}>{joining.empty}</p>
        <p>
          <ButtonLink to="/contact">{joining.ask}</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <>
      <LevelChoice chosen={level} />
      <p className={text.lead}>{joining.lead}</p>
      <JoiningFigures level={level} />
      <SampleNote of={pages.joining.facts} />
      <JoiningFees level={level} />
      <JoiningPayments />
      <ThingsToBring level={level} />
      <ReportingDays level={level} />
      <DocumentSection place="joining" />
      <JoiningQuestions level={level} />
      <LastChanged of={pages.joining.facts} />
      <PrintedOn level={level} />
      <WaitingToast message={joining.copied} closeLabel={common.close} />
    </>
  );
}

function LevelChoice({ chosen }: { chosen: Level | undefined }) {
  const { joining } = useDictionary();
  return (
    <nav className={`screen-only ${tabs.tabs}`} aria-label={joining.choose}>
      {levels.map((level) => (
        <Link key={level} to={`?level=${level}`} current={level === chosen} className={tabs.face}>
          {joining[levelKeys[level]].name}
        </Link>
      ))}
    </nav>
  );
}

/** In print only: the day of printing, which script sets (else that of drawing), and the address of the page. */
function PrintedOn({ level }: { level: Level | undefined }) {
  const { printed } = useDictionary().joining;
  const address = `${useOrigin()}${pathOf("joining")}${level ? `?level=${level}` : ""}`;
  const [before, after] = fill(printed, { day: "\n", address }).split("\n");
  return (
    <p className={styles.paper}>
      {before}
      <span data-print-day>{formatDay(new Date().toISOString(), useLanguage())}</span>
      {after}
    </p>
  );
}
