import type { ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Check, Checks } from "#ui/controls/checks.tsx";
import text from "#ui/text/text.module.css";
import { AdmissionActions } from "./admission-actions.tsx";
import { FormFillers } from "./form-fillers.tsx";
import { FormPlaces } from "./form-places.tsx";
import { FurtherPages } from "./further-pages.tsx";
import { LastChanged } from "./last-changed.tsx";
import { LevelForm } from "./level-form.tsx";

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
  /** The site value that lists these places. */
  places: "placesOLevel" | "placesALevel";
  /** Links to the other level and to the subjects. */
  pages: readonly { to: string; label: string }[];
  /** Further conditions of this level. */
  children?: ReactNode;
}

/**
 * Admission to one level: price of the form, conditions, places that sell it, instructions, contacts.
 */
export function LevelAdmission(props: LevelAdmissionProps) {
  const { lead, form, conditions, locations, places, pages, children } = props;
  const { admission, frame } = useDictionary();
  const { facts } = useSite();
  return (
    <>
      <p className={text.lead}>{lead}</p>
      <LevelForm title={form.title} note={form.note} />
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
      <AdmissionActions words={{ call: admission.call, print: frame.print, write: admission.write }} />
      <FurtherPages pages={[...pages, { to: "/formation-admission", label: admission.formation }]} />
      <LastChanged places={[places]} />
    </>
  );
}
