import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Check, Checks } from "#ui/controls/checks.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import columns from "#ui/lists/subjects.module.css";
import { Notice } from "#ui/text/notice.tsx";
import { NoBreakHyphens } from "#ui/text/prose.tsx";
import { AdmissionActions } from "./admission-actions.tsx";
import { FormBlocks } from "./application-form.tsx";
import styles from "./formation-article.module.css";
import { LastChanged } from "./last-changed.tsx";

export function FormationArticle() {
  const { body, notice, olevel: olevelPage, alevel: alevelPage } = useDictionary().formation;
  const { school, olevel, alevel, form } = body;
  return (
    <>
      <p className="lead">{body.lead}</p>
      {/* In the reader's language: the page is in English, and these pages are translated. */}
      <div lang={useLanguage()} className="screen-only above-6">
        <Notice
          action={
            <div className={`wraps ${styles.pages}`}>
              <TextLink to="/o-level-admission">{olevelPage}</TextLink>
              <TextLink to="/a-level-admission">{alevelPage}</TextLink>
            </div>
          }
        >
          {notice}
        </Notice>
      </div>
      <h2>{school.title}</h2>
      <p>{school.text}</p>
      <h2>{olevel.title}</h2>
      <Conditions list={olevel.conditions} />
      <h2>{olevel.subjects}</h2>
      <p className={`below-2 ${styles.core}`}>{olevel.core}</p>
      <ul className={columns.subjects}>
        {olevel.coreSubjects.map((subject) => (
          <li key={subject}>{subject}</li>
        ))}
      </ul>
      <p className={`above-4 ${styles.additional}`}>{olevel.additional}</p>
      <h2>{alevel.title}</h2>
      <Conditions list={alevel.conditions} />
      <h2>{form.title}</h2>
      <FormBlocks
        language="en"
        price={{ title: form.price, value: form.priceValue }}
        dueDate={{ title: form.dueDate, sample: form.sample }}
      />
      <p className={`above-5 ${styles.places}`}>
        <NoBreakHyphens>{form.places}</NoBreakHyphens> {form.fillers}
      </p>
      <AdmissionActions words={body} />
      <LastChanged places={["placesOLevel", "placesALevel"]} />
    </>
  );
}

function Conditions({ list }: { list: readonly string[] }) {
  return (
    <Checks>
      {list.map((condition) => (
        <Check key={condition}>{condition}</Check>
      ))}
    </Checks>
  );
}
