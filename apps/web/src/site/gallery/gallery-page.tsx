import type { GalleryCategory } from "@visiga/contracts/files";
import { listStep } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { shownCount } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { FullSize } from "./full-size.tsx";
import { galleryAddress } from "./gallery-place.ts";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";

interface GalleryPageProps {
  list: List;
  /** Totals of the filters, in their order. */
  counts: readonly number[];
  category: GalleryCategory | undefined;
}

export function GalleryPage({ list, counts, category }: GalleryPageProps) {
  const { gallery, common } = useDictionary();
  const { total } = list;
  const empty = category ? (
    <EmptyState
      title={gallery.emptyCategory}
      action={<TextLink to={galleryAddress(undefined)}>{gallery.categories.all}</TextLink>}
    />
  ) : (
    <EmptyState title={gallery.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />
  );
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={gallery.title} lead={gallery.lead} />
      <Wrap room="below">
        <GalleryTabs category={category} counts={counts} />
        <div data-list>
          <GalleryTiles list={list} />
          <ListState list={list} words={{ ...common, failed: gallery.failed }} empty={empty} />
          <ListFoot
            list={list}
            step={listStep}
            address={(show) => galleryAddress(category, show)}
            label={fill(gallery.more, { count: Math.min(listStep, total - shownCount(list)) })}
            count={fill(gallery.shown, { shown: shownCount(list), total })}
            failed={gallery.failed}
          />
        </div>
      </Wrap>
      <FullSize />
    </main>
  );
}
