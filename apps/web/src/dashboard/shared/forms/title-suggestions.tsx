import { galleryCategories, organizationGroups, placeTitles } from "@visiga/contracts/files";

const withSpaces = (group: string) => group.replaceAll("_", " ");

const { staff, games, marian, emblem } = placeTitles;
const ofAnyPage = [games, staff, marian];

const byPage: Readonly<Record<string, readonly string[]>> = {
  HOME: ofAnyPage,
  ABOUT: ofAnyPage,
  GALLERY: galleryCategories,
  ORGANIZATION: organizationGroups.map(withSpaces),
  SEMINARIAN: ["O-LEVEL", "A-LEVEL"],
  WAWATA: [emblem],
};

export function TitleSuggestions({ id, page }: { id: string; page: string }) {
  return (
    <datalist id={id}>
      {(byPage[page] ?? []).map((title) => (
        <option key={title} value={title} />
      ))}
    </datalist>
  );
}
