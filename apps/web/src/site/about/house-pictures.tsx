import { useSearch } from "@tanstack/react-router";
import { useDictionary } from "#platform/words/dictionary.ts";
import { aboutList } from "#site/lists/page-lists.ts";
import { ListState } from "#ui/lists/list-state.tsx";
import { ArtworkPlate } from "./artwork-plate.tsx";
import { FilePlates } from "./file-plates.tsx";
import { usePictures } from "./use-pictures.ts";

/** Photos of page ABOUT; artwork if there are none. */
export function HousePictures() {
  const { about, common } = useDictionary();
  const list = usePictures(aboutList(useSearch({ strict: false })));
  return (
    <>
      <h2>{about.pictures}</h2>
      <FilePlates list={list} files={list.files} />
      <ListState
        list={list}
        words={{ ...common, failed: common.listFailed }}
        empty={<ArtworkPlate name="hero-chapel" />}
      />
    </>
  );
}
