import type { FileQuery } from "@visiga/contracts/file-queries";
import { placeTitles } from "@visiga/contracts/files";
import type { PublicPath } from "@visiga/contracts/public-paths";
import {
  emblemList,
  gamesList,
  homeLists,
  marianList,
  organizationList,
  rectorFile,
  seminarianList,
} from "#site/lists/page-lists.ts";

const lists: { readonly [Path in PublicPath]?: readonly FileQuery[] } = {
  "/": Object.values(homeLists),
  "/organization": [organizationList],
  "/wawata": [{ page: "WAWATA" }, emblemList],
  "/about-us": [{ page: "ABOUT" }, marianList],
  "/msg": [rectorFile, marianList],
  "/staff": [{ title: placeTitles.staff }, marianList],
  "/o-level": [seminarianList, marianList],
  "/a-level": [seminarianList, marianList],
  "/games": [gamesList, marianList],
};

/** The files whose pictures a page shows: beside the content at least the one in the window. */
export const pictureLists = (path: PublicPath): readonly FileQuery[] => lists[path] ?? [marianList];
