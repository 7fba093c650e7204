import { useSite } from "#platform/school/site-facts.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Check, Checks } from "#ui/controls/checks.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import text from "#ui/text/text.module.css";
import styles from "./a-level-admission-article.module.css";
import { AdmissionActions } from "./admission-actions.tsx";
import { FormFillers } from "./form-fillers.tsx";
import { FormPlaces } from "./form-places.tsx";
import { FurtherPages } from "./further-pages.tsx";
import { LastChanged } from "./last-changed.tsx";
import { LevelForm } from "./level-form.tsx";

/** How a young man comes to Form 5: as for Form 1, and the five combinations of which he chooses one. */
export function ALevelAdmissionArticle() {
  const { admission, admissionAlevel, alevel, frame } = useDictionary();
  const { placesALevel } = useSite().facts;
  const { condition1, condition2, condition3, condition4, locations } = admissionAlevel;
  const { combo1, combo2, combo3, combo4, combo5 } = alevel;
  return (
    <>
      <p className={text.lead}>{admissionAlevel.lead}</p>
      <LevelForm title={admissionAlevel.formTitle} note={admissionAlevel.formNote} />
      <h2>{admission.conditions}</h2>
      <Checks>
        {[condition1, condition2, condition3, condition4].map(({ title, note }) => (
          <Check key={title} note={note}>
            {title}
          </Check>
        ))}
      </Checks>
      <h2>{admissionAlevel.combinations}</h2>
      <Facts className={styles.combinations}>
        {[combo1, combo2, combo3, combo4, combo5].map(({ code, subjects }) => (
          <Fact key={code} term={code}>
            {subjects}
          </Fact>
        ))}
      </Facts>
      <FormPlaces title={locations.title} note={locations.note} places={placesALevel} />
      <FormFillers />
      <AdmissionActions words={{ call: admission.call, print: frame.print, write: admission.write }} />
      <FurtherPages
        pages={[
          { to: "/o-level-admission", label: admissionAlevel.other },
          { to: "/a-level", label: admissionAlevel.subjects },
          { to: "/formation-admission", label: admission.formation },
        ]}
      />
      <LastChanged places={["placesALevel"]} />
    </>
  );
}
