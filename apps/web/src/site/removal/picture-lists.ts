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
  step,
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
  "/images": [{ first: step }],
};

/** Queries for the pictures of a page: its lists, or by default the picture in the Marian window. */
export const pictureLists = (path: PublicPath): readonly FileQuery[] => lists[path] ?? [marianList];
