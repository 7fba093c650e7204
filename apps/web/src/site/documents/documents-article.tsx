import { useDictionary } from "#platform/words/dictionary.ts";
import { DocumentList, useDocuments } from "#site/lists/document-list.tsx";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";

export function DocumentsArticle() {
  const { documents: t, navbar } = useDictionary();
  const documents = useDocuments();
  if (documents.length === 0) {
    return (
      <>
        <p className="lead">{t.empty}</p>
        <EnterNow />
        <p>{t.form}</p>
        <Actions>
          <ButtonLink to="/o-level-admission">{navbar.pages.oLevelAdmission}</ButtonLink>
          <ButtonLink to="/a-level-admission">{navbar.pages.aLevelAdmission}</ButtonLink>
        </Actions>
      </>
    );
  }
  return (
    <>
      <p className="lead">{t.lead}</p>
      <DocumentList documents={documents} />
    </>
  );
}
