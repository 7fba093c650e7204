import { byPhase } from "@visiga/contracts/dated-facts";
import { forLevel, type Level } from "@visiga/contracts/joining";
import { isLinked } from "@visiga/contracts/linked-pages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { formatDay, formatWeekday } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useLastDate } from "#platform/school/last-date.ts";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { DocumentSection } from "#site/lists/document-list.tsx";
import { Actions } from "#ui/controls/button.tsx";
import { Check, Checks } from "#ui/controls/checks.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { AdmissionActions } from "./admission-actions.tsx";
import { FormBlocks, FormFillers, FormPlaces } from "./application-form.tsx";
import { JoiningLine } from "./joining-fees.tsx";
import { LastChanged } from "./last-changed.tsx";
import styles from "./level-admission.module.css";

export function OLevelAdmissionArticle() {
  const { admission } = useDictionary();
  return (
    <LevelAdmission
      level="o-level"
      t={admission}
      form={admission.form}
      places="placesOLevel"
      pages={[
        { to: "/a-level-admission", label: admission.other },
        { to: "/o-level", label: admission.subjects },
      ]}
    />
  );
}

export function ALevelAdmissionArticle() {
  const { admissionAlevel: admission, alevel } = useDictionary();
  const { combo1, combo2, combo3, combo4, combo5 } = alevel;
  return (
    <LevelAdmission
      level="a-level"
      t={admission}
      form={{ title: admission.formTitle, note: admission.formNote }}
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

interface LevelAdmissionProps {
  level: Level;
  t: PublicDictionary["admission" | "admissionAlevel"];
  form: { title: string; note: string };
  places: "placesOLevel" | "placesALevel";
  pages: readonly { to: string; label: string }[];
  children?: ReactNode;
}

function LevelAdmission({ level, t, form, places, pages, children }: LevelAdmissionProps) {
  const { admission, footer } = useDictionary();
  const { facts } = useSite();
  const { condition1, condition2, condition3, condition4, locations } = t;
  // Links to related pages, because phones do not show the section navigation.
  const further = [
    ...pages,
    { to: "/formation-admission", label: admission.formation },
    ...(isLinked("results", facts) ? [{ to: "/results", label: footer.pages.results }] : []),
    ...(isLinked("calendar", facts) ? [{ to: "/calendar", label: footer.pages.calendar }] : []),
  ];
  return (
    <>
      <p className="lead">{t.lead}</p>
      <FormBlocks
        language={useLanguage()}
        price={{ ...form, value: admission.form.price }}
        dueDate={admission.dueDate}
      />
      <JoiningLine level={level} />
      <EntranceExaminations level={level} />
      <h2>{admission.conditions}</h2>
      <Checks>
        {[condition1, condition2, condition3, condition4].map(({ title, note }) => (
          <Check key={title} note={note}>
            {title}
          </Check>
        ))}
      </Checks>
      {children}
      <FormPlaces title={locations.title} note={locations.note} places={facts[places]} />
      <FormFillers />
      <DocumentSection place="admission" />
      <AdmissionActions />
      <Actions className={styles.pages}>
        {further.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
      </Actions>
      <LastChanged places={[places, "entranceExaminations"]} />
    </>
  );
}

/** Day and place of the coming entrance examinations of a level. */
function EntranceExaminations({ level }: { level: Level }) {
  const { admission } = useDictionary();
  const language = useLanguage();
  const mark = useFieldMark();
  const { facts, today } = useSite();
  const { lastDate, untilOver } = useLastDate(admission.dayOver);
  const { coming, over } = byPhase("entranceExaminations", forLevel(facts.entranceExaminations, level), today);
  const [latest] = over;
  const inWords = (each: { readonly day: string }) =>
    mark("entranceExaminations", each, "day", `${formatWeekday(each.day, language)} ${formatDay(each.day, language)}`);
  if (coming.length === 0)
    return (
      latest && (
        <>
          <h2>{admission.examinations}</h2>
          <p>{lastDate(inWords(latest))}</p>
        </>
      )
    );
  return (
    <>
      <h2>{admission.examinations}</h2>
      <Facts wide {...untilOver(coming.at(-1)?.day)}>
        {coming.map((each, index) => (
          <Fact key={index} term={<time dateTime={each.day}>{inWords(each)}</time>} until={each.day}>
            <LangSpan lang={each.langs?.place}>{each.place}</LangSpan>
          </Fact>
        ))}
      </Facts>
    </>
  );
}
