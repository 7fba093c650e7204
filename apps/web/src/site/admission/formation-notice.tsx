import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./formation-notice.module.css";

/** Notice in the reader's language that the page is in English, with links to the translated pages. */
export function FormationNotice() {
  const { notice, olevel, alevel } = useDictionary().formation;
  const language = useLanguage();
  return (
    <div lang={language} className={styles.notice}>
      <Notice
        action={
          <div className={styles.pages}>
            <TextLink to="/o-level-admission">{olevel}</TextLink>
            <TextLink to="/a-level-admission">{alevel}</TextLink>
          </div>
        }
      >
        {notice}
      </Notice>
    </div>
  );
}
