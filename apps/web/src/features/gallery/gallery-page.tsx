import { useLoaderDeps } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "../../platform/dictionary.ts";
import { nextShow } from "../../platform/shown-items.ts";
import { useList } from "../../platform/use-list.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListState } from "../../ui/list-state.tsx";
import { More } from "../../ui/more.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Wrap } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { galleryAddress } from "./gallery-address.ts";
import { galleryList, galleryStep } from "./gallery-list.ts";
import styles from "./gallery-page.module.css";
import { GalleryTabs } from "./gallery-tabs.tsx";
import { GalleryTiles } from "./gallery-tiles.tsx";

export function GalleryPage() {
  const { gallery, common } = useDictionary();
  const place = useLoaderDeps({ from: "/site/gallery" });
  const list = useList(galleryList(place));
  const { items, total } = list;
  const { category } = place;
  const next = nextShow(list, galleryStep);
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
      <Wrap className={styles.list} aria-busy={list.arriving || undefined}>
        <GalleryTabs category={category} />
        <GalleryTiles list={list} />
        <ListState list={list} words={{ ...common, failed: gallery.failed }} empty={empty} />
        {total > galleryStep && (
          <More
            to={next ? galleryAddress(category, next) : undefined}
            label={fill(gallery.more, { count: Math.min(galleryStep, total - items.length) })}
            count={fill(gallery.shown, { shown: items.length, total })}
          />
        )}
      </Wrap>
    </main>
  );
}
