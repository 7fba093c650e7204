import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListState } from "#ui/lists/list-state.tsx";
import { ArtworkPlate } from "./artwork-plate.tsx";
import { FilePlates } from "./file-plates.tsx";
import { withPhoto } from "./with-photo.ts";

/** Photos of page ABOUT; artwork if there are none. */
export function HousePictures({ list }: { list: List }) {
  const { about, common } = useDictionary();
  const pictures = withPhoto(list);
  return (
    <>
      <h2>{about.pictures}</h2>
      <FilePlates list={list} files={pictures.items} />
      <ListState
        list={pictures}
        words={{ ...common, failed: common.listFailed }}
        empty={<ArtworkPlate name="hero-chapel" />}
      />
    </>
  );
}
