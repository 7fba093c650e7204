import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, shownCount } from "#platform/data/shown-items.ts";
import { useOrigin } from "#platform/document/use-origin.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { step } from "#site/lists/page-lists.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { More } from "#ui/lists/more.tsx";
import { SnapArrows, useSnapRow } from "#ui/lists/snap-row.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { Headlines } from "./headlines.tsx";
import { newsData } from "./news-data.ts";
import { NewsRow } from "./news-row.tsx";

export function NewsPage({ list }: { list: List }) {
  const t = useDictionary();
  const { news, common } = t;
  const origin = useOrigin();
  const control = useSnapRow();
  const { items, total } = list;
  const next = nextShow(list, step);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={news.title} lead={news.lead}>
        {items.length > 1 && <SnapArrows control={control} previousLabel={news.newer} nextLabel={news.older} />}
      </PageHead>
      {items.length > 0 && <NewsRow list={list} control={control} />}
      <Wrap room="around">
        {items.length > 0 && <Headlines items={items} />}
        <ListState
          list={list}
          words={{ ...common, failed: news.failed }}
          empty={<EmptyState title={news.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />}
        />
        {total > step && (
          <More
            to={next ? `?show=${next}` : undefined}
            label={news.more}
            count={fill(common.countOfTotal, { shown: shownCount(list), total })}
          />
        )}
      </Wrap>
      {items.length > 0 && <StructuredData data={newsData(items, t, origin)} />}
    </main>
  );
}
