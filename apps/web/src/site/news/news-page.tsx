import type { EntryRecord } from "@visiga/contracts/entries";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { formatDay } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useOrigin } from "#platform/document/root.tsx";
import { newsArticle } from "#platform/document/school-data.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { DocumentSection } from "#site/lists/document-list.tsx";
import { ListFoot, ListState, NothingYet } from "#site/lists/list-state.tsx";
import { NewsCard } from "#site/lists/news-card.tsx";
import { ShareButton } from "#site/share/share.tsx";
import { Link } from "#ui/controls/link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { SnapArrows, SnapRow } from "#ui/lists/snap-row.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import styles from "./news-page.module.css";

const row = "news";
const sizes = "(min-width: 62rem) 22rem, (min-width: 29.3rem) 24rem, 82vw";

export function NewsPage({ list }: { list: List }) {
  const t = useDictionary();
  const { news, common, gallery } = t;
  const language = useLanguage();
  const origin = useOrigin();
  const { items } = list;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={news.title} lead={news.lead}>
        {items.length > 1 && <SnapArrows row={row} previousLabel={news.newer} nextLabel={news.older} />}
      </PageHead>
      {items.length > 0 && (
        <>
          <SnapRow label={news.list} id={row} data-items data-named>
            {items.map((item, index) => (
              <NewsCard
                key={item.id}
                item={item}
                id={item.id}
                as="h2"
                sizes={sizes}
                widest={960}
                eager={list.from + index === 0}
                to={item.path ?? undefined}
                action={<ShareButton title={shownEntryName(item, gallery.untitled)} to={item.path ?? "/news"} />}
              />
            ))}
          </SnapRow>
          <WaitingToast message={news.copied} closeLabel={common.close} />
        </>
      )}
      <Wrap room="around">
        {items.length > 0 && (
          <>
            <h2 className={styles.title}>{news.headlines}</h2>
            <ul className={`ruled ${styles.lines}`} data-items>
              {items.map((item) => (
                <li key={item.id}>
                  <Link to={item.path ?? `#${item.id}`}>
                    <time dateTime={item.date} className="smaller strong red-text">
                      {formatDay(item.date, language)}
                    </time>
                    <b className="hover-words shrinks semibold breaks">{shownEntryName(item, gallery.untitled)}</b>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <DocumentSection place="news" />
        <ListState list={list} failed={news.failed} empty={<NothingYet title={news.empty} />} />
        <ListFoot list={list} more={news.more} shown={common.countOfTotal} failed={news.failed} />
      </Wrap>
      {items.length > 0 && <StructuredData data={newsData(items, t, origin)} />}
    </main>
  );
}

/** schema.org data of the news, in the order of the page; `origin` has no slash at the end. */
const newsData = (items: readonly EntryRecord[], t: PublicDictionary, origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: newsArticle(item, t, origin),
  })),
});
