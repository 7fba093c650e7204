import { useSearch } from "@tanstack/react-router";
import { editedThing } from "@visiga/contracts/page-editing";
import type { PublicPath } from "@visiga/contracts/public-paths";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { EditOfPage } from "#dashboard/files/form/edit-of-page.tsx";
import { useEditablePage } from "#dashboard/shared/editing/use-editable-page.ts";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { pagePlacePath } from "#dashboard/shared/place/site-sections.ts";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { pageFilter } from "#dashboard/site/sections/page-values.ts";
import { ValueSheet } from "#dashboard/site/value-sheet.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { EditablePage } from "./editable-page.tsx";
import styles from "./page-editor.module.css";

export function PageEditor() {
  const { editing } = useSearch({ from: "/dashboard/editing" });
  return <EditorOfPage key={editing} page={editing} />;
}

function EditorOfPage({ page }: { page: PublicPath }) {
  const { site } = useDashboardDictionary();
  const { role } = useSessionUser();
  const language = useLanguage();
  const name = usePlaceName()(page);
  const title = fill(site.editor.title, { page: name });
  const { data: html, isError, refetch } = useEditablePage(page);
  const [chosen, setChosen] = useState<string | null>(null);
  const thing = editedThing(chosen);
  const close = () => {
    setChosen(null);
    void refetch();
  };
  return (
    <>
      <main className={styles.screen} aria-label={title}>
        <div className={`night ${styles.bar}`}>
          <h1>{title}</h1>
          <p>{role === "ADMIN" ? site.editor.lead : site.editor.leadPictures}</p>
          <TextLink to={page}>{site.editor.done}</TextLink>
          {role === "ADMIN" && <TextLink to={pagePlacePath(page)}>{site.editor.list}</TextLink>}
          <TextLink to={`/dashboard?page=${pageFilter(page)}`}>{site.editor.pictures}</TextLink>
        </div>
        {html && (
          <EditablePage
            key={`${page} ${language}`}
            html={html}
            title={name}
            open={thing !== null}
            onChoose={setChosen}
          />
        )}
        {!html && (
          <div className={styles.state}>
            {isError ? (
              <FailedList onRetry={() => void refetch()}>{site.editor.failed}</FailedList>
            ) : (
              <LoadingStar>{site.loading}</LoadingStar>
            )}
          </div>
        )}
      </main>
      {thing && "values" in thing && <ValueSheet names={thing.values} field={thing.field} onClose={close} />}
      {thing && "file" in thing && <EditOfPage id={thing.file} onClose={close} onChanged={() => {}} />}
    </>
  );
}
