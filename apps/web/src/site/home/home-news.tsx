import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { NewsCard } from "#site/lists/news-card.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { SnapArrows, SnapRow } from "#ui/lists/snap-row.tsx";

const sizes = (width: string) => `(min-width: 62rem) ${width}, (min-width: 29.3rem) 24rem, 82vw`;

const row = "home-news";

/** Section with the newest news in a row, the first one larger; none without news. */
export function HomeNews({ list }: { list: List }) {
  const t = useDictionary();
  if (list.items.length === 0 && !list.failed) return null;
  return (
    <Section>
      <Wrap>
        <SectionHead title={t.home.news.title}>
          <div className="row gap-6">
            <TextLink to="/news">{t.home.news.all}</TextLink>
            {list.items.length > 1 && (
              <SnapArrows row={row} previousLabel={t.home.news.newer} nextLabel={t.home.news.older} />
            )}
          </div>
        </SectionHead>
        {list.failed && <FailedNotice title={t.news.failed} />}
      </Wrap>
      {list.items.length > 0 && (
        <SnapRow label={t.home.news.title} id={row}>
          {list.items.map((item, index) => (
            <NewsCard
              key={item.id}
              item={item}
              sizes={sizes(index === 0 ? "37.5rem" : "22rem")}
              to={item.path ?? "/news"}
              short
              big={index === 0}
              plain
            />
          ))}
        </SnapRow>
      )}
    </Section>
  );
}
