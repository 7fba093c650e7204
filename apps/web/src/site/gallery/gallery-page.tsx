import { categoryKey, type GalleryCategory, galleryCategories, galleryCategory } from "@visiga/contracts/entries";
import type { EntryQuery } from "@visiga/contracts/entry-queries";
import { itemPaths } from "@visiga/contracts/item-pages";
import { listStep, pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { queryOf, type ShownItems, shownItems } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { FullSize, GalleryTiles } from "#site/lists/gallery-tiles.tsx";
import { ListFoot, ListState, NothingYet } from "#site/lists/list-state.tsx";
import { wholeList, YearLinks, yearOf } from "#site/lists/years.tsx";
import { Actions } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import styles from "#ui/controls/tabs.module.css";
import { TextLink } from "#ui/controls/text-link.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";

interface GalleryPlace extends ShownItems {
  readonly category?: GalleryCategory;
}

/** Parses the gallery's query. Drops unknown categories and invalid numbers. */
export function galleryPlace(search: { show?: unknown; from?: unknown; category?: unknown }): GalleryPlace {
  const known = galleryCategory(search.category);
  return { ...shownItems(search, listStep), ...(known && { category: known }) };
}

export const galleryList = ({ show = listStep, category }: GalleryPlace): EntryQuery => ({
  ...pages.gallery.lists.list,
  ...(category && { title: category }),
  first: show,
});

/** The news whose albums the gallery names. */
export const galleryAlbums: EntryQuery = { albums: true, first: 6 };

/** The filters, `all` first, each with a query of one item for its total. */
const galleryFilters = [undefined, ...galleryCategories] as const;
export const galleryCounts: readonly EntryQuery[] = galleryFilters.map((category) =>
  galleryList({ ...(category && { category }), show: 1 }),
);

/** Query of the gallery: `?category=EVENTS&show=48`; a bare `?` is the first page of the whole gallery. */
export const galleryAddress = (category: GalleryCategory | undefined, show?: number): string =>
  queryOf({ category, show });

interface GalleryPageProps {
  list: List;
  /** News that have an album. */
  albums: List;
  counts: readonly number[];
  category: GalleryCategory | undefined;
}

export function GalleryPage({ list, albums, counts, category }: GalleryPageProps) {
  const { gallery } = useDictionary();
  const filters = galleryFilters
    .map((each, index) => ({ each, count: counts[index] }))
    .filter(({ each, count }) => count !== 0 || each === category);
  const address = (show: number) => galleryAddress(category, show);
  const empty = category ? (
    <EmptyState
      title={gallery.emptyCategory}
      action={<TextLink to={galleryAddress(undefined)}>{gallery.categories.all}</TextLink>}
    />
  ) : (
    <NothingYet title={gallery.empty} />
  );
  return (
    <HeadedPage title={gallery.title} lead={gallery.lead}>
      {albums.items.length > 0 && (
        <nav aria-label={gallery.albums}>
          <Actions className="below-5">
            <b>{gallery.albums}</b>
            {albums.items.map((each) => (
              <TextLink key={each.id} to={each.path ?? itemPaths.NEWS}>
                {shownEntryName(each, gallery.untitled)}
              </TextLink>
            ))}
          </Actions>
        </nav>
      )}
      {filters.length > 1 && (
        <nav className={`screen-only row wraps gap-2 ${styles.tabs}`} aria-label={gallery.category}>
          {filters.map(({ each, count }) => (
            <Link
              key={each ?? "all"}
              to={galleryAddress(each)}
              current={each === category}
              className={styles.face}
              data-tab
            >
              {gallery.categories[each ? categoryKey(each) : "all"]}
              {count !== undefined && <sup>{count}</sup>}
            </Link>
          ))}
        </nav>
      )}
      <div data-list>
        <YearLinks list={list} year={yearOf}>
          {wholeList({ list, address })}
        </YearLinks>
        <GalleryTiles list={list} years />
        <ListState list={list} failed={gallery.failed} empty={empty} />
        <ListFoot list={list} address={address} more={gallery.more} shown={gallery.shown} failed={gallery.failed} />
      </div>
      <FullSize />
    </HeadedPage>
  );
}
