import type { FileRecord } from "@visiga/contracts/files";
import { removalPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";

export function RemovalChoice({ files }: { files: readonly FileRecord[] }) {
  const { removal, gallery } = useDictionary();
  const none = files.length === 0;
  return (
    <HeadedPage title={removal.title} lead={none ? removal.none : removal.choose}>
      {none || (
        <Tiles>
          {files.map((file, index) => (
            <PictureTile
              key={file.id}
              to={`${removalPath}?file=${file.id}`}
              file={file}
              name={shownFileName(file, gallery.untitled)}
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
