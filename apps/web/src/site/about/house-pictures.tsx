import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListState } from "#ui/lists/list-state.tsx";
import { ArtworkPlate } from "./artwork-plate.tsx";
import { FilePlates, withPhoto } from "./file-plates.tsx";

/** Photos of page ABOUT; if there are none, artwork whose caption identifies it as such. */
export function HousePictures({ list }: { list: List }) {
  const { about, common } = useDictionary();
  const pictures = withPhoto(list);
  if (pictures.items.length === 0 && !list.failed) {
    return <ArtworkPlate name="hero-chapel" caption={about.drawn} />;
  }
  return (
    <>
      <h2>{about.pictures}</h2>
      <FilePlates list={list} files={pictures.items} />
      <ListState list={pictures} words={{ ...common, failed: common.listFailed }} empty={null} />
    </>
  );
}
