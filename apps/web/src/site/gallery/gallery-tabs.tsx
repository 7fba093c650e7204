import type { GalleryCategory } from "@visiga/contracts/files";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Tabs } from "#ui/controls/tabs.tsx";
import { galleryAddress } from "./gallery-address.ts";
import { galleryFilters } from "./gallery-place.ts";

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
    <Tabs
      label={gallery.category}
      value={category ?? "all"}
      tabs={galleryFilters.map((each, index) => ({
        value: each ?? "all",
        label: words[each ?? "all"],
        count: counts[index],
        to: galleryAddress(each),
      }))}
    />
  );
}
