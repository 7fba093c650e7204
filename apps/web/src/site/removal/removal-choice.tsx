import type { EntryRecord } from "@visiga/contracts/entries";
import { removalPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";

export function RemovalChoice({ entries }: { entries: readonly EntryRecord[] }) {
  const { removal, gallery } = useDictionary();
  const none = entries.length === 0;
  return (
    <HeadedPage title={removal.title} lead={none ? removal.none : removal.choose}>
      {none || (
        <Tiles>
          {entries.map((entry, index) => (
            <PictureTile
              key={entry.id}
              to={`${removalPath}?file=${entry.id}`}
              entry={entry}
              name={shownEntryName(entry, gallery.untitled)}
              index={index}
              eager={index === 0}
            />
          ))}
        </Tiles>
      )}
      <Actions>
        <ButtonLink to="/images" variant="line">
          {removal.allPictures}
        </ButtonLink>
      </Actions>
    </HeadedPage>
  );
}
