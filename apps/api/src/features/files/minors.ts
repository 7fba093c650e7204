import type { FilePage, FileUpdate } from "@visiga/contracts/files";
import { mayShowPupils } from "@visiga/contracts/minors";
import type { FileEntity } from "./file.entity.ts";

type PresentFile = Pick<FileEntity, "photoId" | "minors" | "page" | "title">;

/** The answer that no minors are recognisable applies to the replaced photo, so a new photo clears it. */
export const minorsOfNewPhoto = ({ minors }: FileUpdate, before: PresentFile): Partial<FileEntity> =>
  minors === undefined && before.minors === false ? { minors: null } : {};

/**
 * Whether moving a picture to `page` makes it count as showing minors. On pages without pupils a picture was assumed to
 * show none.
 */
export const addsMinors = ({ photoId, minors, ...place }: PresentFile, page: FilePage): boolean =>
  photoId !== null && minors !== true && !mayShowPupils(place) && mayShowPupils({ page, title: place.title });
