import { useLocation } from "@tanstack/react-router";
import { chosenLevel, type Level, levelKeys, levels } from "@visiga/contracts/joining";
import { isLinked } from "@visiga/contracts/linked-pages";
import { pages } from "@visiga/contracts/pages";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { DocumentSection } from "#site/lists/document-section.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import tabs from "#ui/controls/tabs.module.css";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import text from "#ui/text/text.module.css";
import { JoiningFees, JoiningFigures } from "./joining-fees.tsx";
import { JoiningPayments } from "./joining-payments.tsx";
import { ReportingDays, ThingsToBring } from "./joining-preparations.tsx";
import { JoiningQuestions } from "./joining-questions.tsx";
import { LastChanged } from "./last-changed.tsx";
import { PrintedOn } from "./printed-on.tsx";

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
    <nav className={tabs.tabs} aria-label={joining.choose}>
      {levels.map((level) => (
        <Link key={level} to={`?level=${level}`} current={level === chosen} className={tabs.face}>
          {joining[levelKeys[level]].name}
        </Link>
      ))}
    </nav>
  );
}
