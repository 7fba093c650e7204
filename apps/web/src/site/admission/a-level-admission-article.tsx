import { useDictionary } from "#platform/words/dictionary.ts";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import styles from "./a-level-admission-article.module.css";
import { LevelAdmission } from "./level-admission.tsx";

export function ALevelAdmissionArticle() {
  const { admissionAlevel: admission, alevel } = useDictionary();
  const { condition1, condition2, condition3, condition4 } = admission;
  const { combo1, combo2, combo3, combo4, combo5 } = alevel;
  return (
    <LevelAdmission
      lead={admission.lead}
      form={{ title: admission.formTitle, note: admission.formNote }}
      conditions={[condition1, condition2, condition3, condition4]}
      locations={admission.locations}
      places="placesALevel"
      pages={[
        { to: "/o-level-admission", label: admission.other },
        { to: "/a-level", label: admission.subjects },
      ]}
    >
      <h2>{admission.combinations}</h2>
      <Facts className={styles.combinations}>
        {[combo1, combo2, combo3, combo4, combo5].map(({ code, subjects }) => (
          <Fact key={code} term={code}>
            {subjects}
          </Fact>
        ))}
      </Facts>
    </LevelAdmission>
  );
}
