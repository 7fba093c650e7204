import type { GalleryCategory } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "#ui/controls/tabs.module.css";
import text from "#ui/text/text.module.css";
import { galleryAddress, galleryFilters } from "./gallery-place.ts";

interface GalleryTabsProps {
  category: GalleryCategory | undefined;
  /** Totals of the filters, in their order; none if they could not be read. */
  counts: readonly number[];
}

/** Tabs for all pictures and the three categories with their totals, and the number of pictures without a category. */
export function GalleryTabs({ category, counts }: GalleryTabsProps) {
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
