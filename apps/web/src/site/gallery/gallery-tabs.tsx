import type { GalleryCategory } from "@visiga/contracts/files";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { galleryAddress } from "./gallery-address.ts";
import { galleryFilters } from "./gallery-place.ts";
import styles from "./gallery-tabs.module.css";

interface GalleryTabsProps {
  category: GalleryCategory | undefined;
  /** Totals of the filters, in their order; none if they could not be read. */
  counts: readonly number[];
}

/** Tabs: all, or one of the three categories, each with its number of pictures. */
export function GalleryTabs({ category, counts }: GalleryTabsProps) {
  const { gallery } = useDictionary();
  const words = {
    all: gallery.categories.all,
    ENVIRONMENT: gallery.categories.environment,
    STUDENTS: gallery.categories.students,
    EVENTS: gallery.categories.events,
  };
  return (
    <nav className={styles.tabs} aria-label={gallery.category}>
      {galleryFilters.map((each, index) => (
        <Link key={each ?? "all"} to={galleryAddress(each)} current={each === category} data-tab>
          {words[each ?? "all"]}
          {counts[index] !== undefined && <sup>{counts[index]}</sup>}
        </Link>
      ))}
    </nav>
  );
}
