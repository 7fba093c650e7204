import { isLinked } from "@visiga/contracts/linked-pages";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { DocumentSection } from "#site/lists/document-section.tsx";
import { Actions } from "#ui/controls/actions.tsx";
import { Check, Checks } from "#ui/controls/checks.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import text from "#ui/text/text.module.css";
import { AdmissionActions } from "./admission-actions.tsx";
import { useApplicationForm } from "./application-form.ts";
import { EntranceExaminations } from "./entrance-examinations.tsx";
import { FormBlocks } from "./form-blocks.tsx";
import { FormFillers } from "./form-fillers.tsx";
import { FormPlaces } from "./form-places.tsx";
import { JoiningLine } from "./joining-line.tsx";
import { LastChanged } from "./last-changed.tsx";
import styles from "./level-admission.module.css";

interface Described {
  title: string;
  note: string;
}

interface LevelAdmissionProps {
  lead: string;
  form: Described;
  conditions: readonly { title: string; note?: string }[];
  /** Heading and note of the places that sell the form. */
  locations: Described;
  places: "placesOLevel" | "placesALevel";
  pages: readonly { to: string; label: string }[];
  children?: ReactNode;
}

export function LevelAdmission(props: LevelAdmissionProps) {
  const { lead, form, conditions, locations, places, pages, children } = props;
  const { admission, footer, frame } = useDictionary();
  const { facts } = useSite();
  const level = places === "placesOLevel" ? "o-level" : "a-level";
  return (
    <>
      <p className={text.lead}>{lead}</p>
      <LevelForm title={form.title} note={form.note} />
      <JoiningLine level={level} />
      <EntranceExaminations level={level} />
      <h2>{admission.conditions}</h2>
      <Checks>
        {conditions.map(({ title, note }) => (
          <Check key={title} note={note}>
            {title}
          </Check>
        ))}
      </Checks>
      {children}
      <FormPlaces title={locations.title} note={locations.note} places={facts[places]} />
      <FormFillers />
      <DocumentSection place="admission" />
      <AdmissionActions words={{ call: admission.call, print: frame.print, write: admission.write }} />
      <FurtherPages
        pages={[
          ...pages,
          { to: "/formation-admission", label: admission.formation },
          ...(isLinked("calendar", facts) ? [{ to: "/calendar", label: footer.pages.calendar }] : []),
        ]}
      />
      <LastChanged places={[places, "entranceExaminations"]} />
    </>
  );
}

function LevelForm({ title, note }: { title: string; note: string }) {
  const { form, dueDate } = useDictionary().admission;
  const { samples } = useSite();
  const entered = useApplicationForm(useLanguage());
  return (
    <FormBlocks
      price={{ term: title, figure: entered.price && fill(form.price, { price: entered.price }), note }}
      dueDate={{
        term: dueDate.title,
        figure: entered.dueDate,
        note: samples.includes("admissionDueDate") ? dueDate.sample : dueDate.note,
      }}
    />
  );
}

/** Links to related pages, because phones do not show the section navigation. */
function FurtherPages({ pages }: { pages: readonly { to: string; label: string }[] }) {
  return (
    <Actions className={styles.pages}>
      {pages.map(({ to, label }) => (
        <TextLink key={to} to={to}>
          {label}
        </TextLink>
      ))}
    </Actions>
  );
}
