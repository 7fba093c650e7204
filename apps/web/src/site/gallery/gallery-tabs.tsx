import { useQueries } from "@tanstack/react-query";
import type { GalleryCategory } from "@visiga/contracts/files";
import { listQuery } from "#platform/data/list-query.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Tabs } from "#ui/controls/tabs.tsx";
import { galleryAddress } from "./gallery-address.ts";
import { galleryCounts, galleryFilters } from "./gallery-place.ts";

/** Tabs: all, or one of the three categories, each with its number of pictures. */
export function GalleryTabs({ category }: { category: GalleryCategory | undefined }) {
  const { gallery } = useDictionary();
  const trpc = useTrpc();
  const language = useLanguage();
  const counts = useQueries({ queries: galleryCounts.map((query) => listQuery(trpc, language, query)) });
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
        count: counts[index]?.data?.total,
        to: galleryAddress(each),
      }))}
    />
  );
}
