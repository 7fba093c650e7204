import type { FileRecord } from "@visiga/contracts/files";
import { listStep } from "@visiga/contracts/pages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { shownCount } from "#platform/data/shown-items.ts";
import { useOrigin } from "#platform/document/root.tsx";
import { newsArticle } from "#platform/school/news-article.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { SnapArrows } from "#ui/lists/snap-row.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { Headlines } from "./headlines.tsx";
import { NewsRow } from "./news-row.tsx";

const row = "news";

export function NewsPage({ list }: { list: List }) {
  const t = useDictionary();
  const { news, common } = t;
  const origin = useOrigin();
  const { items, total } = list;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={news.title} lead={news.lead}>
        {items.length > 1 && <SnapArrows row={row} previousLabel={news.newer} nextLabel={news.older} />}
      </PageHead>
      {items.length > 0 && <NewsRow list={list} id={row} />}
      <Wrap room="around">
        {items.length > 0 && <Headlines items={items} />}
        <ListState
          list={list}
          words={{ ...common, failed: news.failed }}
          empty={<EmptyState title={news.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />}
        />
        <ListFoot
          list={list}
          step={listStep}
          address={(show) => `?show=${show}`}
          label={news.more}
          count={fill(common.countOfTotal, { shown: shownCount(list), total })}
          failed={news.failed}
        />
      </Wrap>
      {items.length > 0 && <StructuredData data={newsData(items, t, origin)} />}
    </main>
  );
}

/**
 * schema.org data of the news, in the order of the page.
 * @param origin scheme and host of absolute links, no slash at the end
 */
const newsData = (items: readonly FileRecord[], t: PublicDictionary, origin: string): object => ({
  "@context": "https://schema.org",
  "@type": "ItemList",
  itemListElement: items.map((item, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: newsArticle(item, t, origin),
  })),
});
