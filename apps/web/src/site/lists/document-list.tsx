import { isOver } from "@visiga/contracts/dated-facts";
import { type DocumentPlace, documentPath } from "@visiga/contracts/documents";
import { fill, formatDay, formatNumber } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";

/** The documents that visitors see now: all, or those that a page names. */
export function useDocuments(place?: DocumentPlace) {
  const { facts, today } = useSite();
  const shown = (facts.documents ?? []).filter((each) => !isOver("documents", each, today));
  return place ? shown.filter((each) => each.place === place) : shown;
}

/** Links to PDF files, with size, pages and last day. */
export function DocumentList({ documents }: { documents: ReturnType<typeof useDocuments> }) {
  const t = useDictionary().documents;
  const language = useLanguage();
  return (
    <Facts wide>
      {documents.map(({ id, title, file, until, langs }) => {
        const size = formatNumber(Math.ceil(file.bytes / 1000), language);
        return (
          <Fact
            key={id}
            until={until}
            term={
              <TextLink to={documentPath(file, title)}>
                <LangSpan lang={langs?.title}>{title}</LangSpan>
              </TextLink>
            }
            note={until && fill(t.until, { day: formatDay(until, language) })}
          >
            {fill(t.about, { size, pages: file.pages })}
          </Fact>
        );
      })}
    </Facts>
  );
}

/** The documents that belong to a page, under a heading; nothing without any. */
export function DocumentSection({ place, title, note }: { place: DocumentPlace; title?: string; note?: string }) {
  const { documents: t } = useDictionary();
  const documents = useDocuments(place);
  if (documents.length === 0) return null;
  return (
    <>
      <h2>{title ?? t.section}</h2>
      {note && <p>{note}</p>}
      <DocumentList documents={documents} />
    </>
  );
}
