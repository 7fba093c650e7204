import { galleryCategories, organizationGroups, placeTitles } from "@visiga/contracts/files";

const withSpaces = (group: string) => group.replaceAll("_", " ");

const byPage: Readonly<Record<string, readonly string[]>> = {
  GALLERY: galleryCategories,
  ORGANIZATION: organizationGroups.map(withSpaces),
};

/** Suggests the titles with a defined meaning on the chosen page. */
export function TitleSuggestions({ id, page }: { id: string; page: string }) {
  const titles = new Set([...(byPage[page] ?? []), ...Object.values(placeTitles)]);
  return (
    <datalist id={id}>
      {[...titles].map((title) => (
        <option key={title} value={title} />
      ))}
    </datalist>
  );
}
