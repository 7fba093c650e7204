import { useLoaderDeps } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { nextShow } from "#platform/data/shown-items.ts";
import { useList } from "#platform/data/use-list.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { galleryList, step } from "#site/lists/page-lists.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { More } from "#ui/lists/more.tsx";
import { galleryAddress } from "./gallery-address.ts";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";

export function GalleryPage() {
  const { gallery, common } = useDictionary();
  const place = useLoaderDeps({ from: "/site/gallery" });
  const list = useList(galleryList(place));
  const { items, total } = list;
  const { category } = place;
  const next = nextShow(list, step);
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
      <Wrap room="below" aria-busy={list.arriving || undefined}>
        <GalleryTabs category={category} />
        <GalleryTiles list={list} />
        <ListState list={list} words={{ ...common, failed: gallery.failed }} empty={empty} />
        {total > step && (
          <More
            to={next ? galleryAddress(category, next) : undefined}
            label={fill(gallery.more, { count: Math.min(step, total - items.length) })}
            count={fill(gallery.shown, { shown: items.length, total })}
          />
        )}
      </Wrap>
    </main>
  );
}
