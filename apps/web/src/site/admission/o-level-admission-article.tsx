import { useDictionary } from "#platform/words/dictionary.ts";
import { LevelAdmission } from "./level-admission.tsx";

export function OLevelAdmissionArticle() {
  const { admission } = useDictionary();
  const { condition1, condition2, condition3, condition4 } = admission;
  return (
    <LevelAdmission
      lead={admission.lead}
      form={admission.form}
      conditions={[condition1, condition2, condition3, condition4]}
      locations={admission.locations}
      places="placesOLevel"
      pages={[
        { to: "/a-level-admission", label: admission.other },
        { to: "/o-level", label: admission.subjects },
      ]}
    />
  );
}
