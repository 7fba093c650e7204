import type { FileRecord } from "@visiga/contracts/files";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { ListFoot } from "#site/lists/list-state.tsx";
import { PlateCard, Plates } from "#ui/layout/plate.tsx";
import { FilePicture } from "#ui/media/picture.tsx";

const sizes = "(min-width: 62rem) 22rem, (min-width: 36rem) 46vw, 92vw";

/** Files as pictures with name and description, in two columns, with a link to the longer list. */
export function FilePlates({ list, files }: { list: List; files: readonly FileRecord[] }) {
  const { common, gallery } = useDictionary();
  return (
    <>
      {files.length > 0 && (
        <Plates data-items>
          {files.map((file) => (
            <PlateCard
              key={file.id}
              picture={<FilePicture file={file} sizes={sizes} widest={960} position="50% 30%" ratio={ratioOf(file)} />}
              title={displayName(file.name, gallery.untitled)}
              text={file.description}
            />
          ))}
        </Plates>
      )}
      <ListFoot list={list} more={gallery.more} shown={common.countOfTotal} />
    </>
  );
}

/** Portraits are shown upright, so that no face is cut at the chin. */
const ratioOf = ({ photo }: FileRecord): string | undefined =>
  photo && photo.height >= photo.width ? "4 / 5" : undefined;

export const withPhoto = (list: List): List => ({ ...list, items: list.items.filter(({ photo }) => photo) });
