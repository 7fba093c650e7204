import { useSite } from "#platform/school/site-facts.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Check, Checks } from "#ui/controls/checks.tsx";
import text from "#ui/text/text.module.css";
import { AdmissionActions } from "./admission-actions.tsx";
import { FormFillers } from "./form-fillers.tsx";
import { FormPlaces } from "./form-places.tsx";
import { FurtherPages } from "./further-pages.tsx";
import { LastChanged } from "./last-changed.tsx";
import { LevelForm } from "./level-form.tsx";

/** How a boy comes to Form 1: what the form costs, who may apply, where it is, who fills it in, whom to call. */
export function OLevelAdmissionArticle() {
  const { admission, frame } = useDictionary();
  const { placesOLevel } = useSite().facts;
  const { condition1, condition2, condition3, condition4 } = admission;
  return (
    <>
      <p className={text.lead}>{admission.lead}</p>
      <LevelForm title={admission.form.title} note={admission.form.note} />
      <h2>{admission.conditions}</h2>
      <Checks>
        {[condition1, condition2, condition3, condition4].map(({ title, note }) => (
          <Check key={title} note={note}>
            {title}
          </Check>
        ))}
      </Checks>
      <FormPlaces title={admission.locations.title} note={admission.locations.note} places={placesOLevel} />
      <FormFillers />
      <AdmissionActions words={{ call: admission.call, print: frame.print, write: admission.write }} />
      <FurtherPages
        pages={[
          { to: "/a-level-admission", label: admission.other },
          { to: "/o-level", label: admission.subjects },
          { to: "/formation-admission", label: admission.formation },
        ]}
      />
      <LastChanged places={["placesOLevel"]} />
    </>
  );
}
