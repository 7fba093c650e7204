import type { GalleryCategory } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { FullSize } from "#site/lists/full-size.tsx";
import { GalleryTiles } from "#site/lists/gallery-tiles.tsx";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { ListState } from "#site/lists/list-state.tsx";
import { Link } from "#ui/controls/link.tsx";
import styles from "#ui/controls/tabs.module.css";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import text from "#ui/text/text.module.css";
import { AlbumLinks } from "./album-links.tsx";
import { galleryAddress, galleryFilters } from "./gallery-place.ts";

interface GalleryPageProps {
  list: List;
  albums: List;
  counts: readonly number[];
  category: GalleryCategory | undefined;
}

export function GalleryPage({ list, albums, counts, category }: GalleryPageProps) {
  const { gallery, common } = useDictionary();
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
        <AlbumLinks news={albums.items} />
        <GalleryTabs category={category} counts={counts} />
        <div data-list>
          <GalleryTiles list={list} />
          <ListState list={list} failed={gallery.failed} empty={empty} />
          <ListFoot
            list={list}
            address={(show) => galleryAddress(category, show)}
            more={gallery.more}
            shown={gallery.shown}
            failed={gallery.failed}
          />
        </div>
      </Wrap>
      <FullSize />
    </main>
  );
}

/** Tabs for all pictures and the three categories with their totals, and the number of pictures without a category. */
function GalleryTabs({ category, counts }: Pick<GalleryPageProps, "category" | "counts">) {
  const { gallery } = useDictionary();
  const words = {
    all: gallery.categories.all,
    ENVIRONMENT: gallery.categories.environment,
    STUDENTS: gallery.categories.students,
    EVENTS: gallery.categories.events,
  };
  const [all = 0, ...ofCategories] = counts;
  const uncategorized = all - ofCategories.reduce((sum, count) => sum + count, 0);
  return (
    <nav className={styles.tabs} aria-label={gallery.category}>
      {galleryFilters.map((each, index) => (
        <Link
          key={each ?? "all"}
          to={galleryAddress(each)}
          current={each === category}
          className={styles.face}
          data-tab
        >
          {words[each ?? "all"]}
          {counts[index] !== undefined && <sup>{counts[index]}</sup>}
        </Link>
      ))}
      {uncategorized > 0 && <p className={text.small}>{fill(gallery.uncategorized, { count: uncategorized })}</p>}
    </nav>
  );
}
