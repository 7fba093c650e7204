import type { DocumentPlace } from "@visiga/contracts/documents";
import { useDictionary } from "#platform/words/dictionary.ts";
import { DocumentList, useDocuments } from "./document-list.tsx";

/** The documents that belong to a page, under a heading; nothing without any. */
export function DocumentSection({ place }: { place: DocumentPlace }) {
  const { documents: words } = useDictionary();
  const documents = useDocuments(place);
  if (documents.length === 0) return null;
  return (
    <>
      <h2>{words.section}</h2>
      <DocumentList documents={documents} />
    </>
  );
}
