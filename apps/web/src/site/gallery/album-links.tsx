import type { FileRecord } from "@visiga/contracts/files";
import { itemPaths } from "@visiga/contracts/item-pages";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";

/** Links to news that have an album. */
export function AlbumLinks({ news }: { news: readonly FileRecord[] }) {
  const { gallery } = useDictionary();
  if (news.length === 0) return null;
  return (
    <nav aria-label={gallery.albums}>
      <Actions>
        <b>{gallery.albums}</b>
        {news.map((each) => (
          <TextLink key={each.id} to={each.path ?? itemPaths.NEWS}>
            {shownFileName(each, gallery.untitled)}
          </TextLink>
        ))}
      </Actions>
    </nav>
  );
}
