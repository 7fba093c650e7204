import type { FilePage, FileUpdate } from "@visiga/contracts/files";
import { mayShowPupils } from "@visiga/contracts/minors";
import type { FileEntity } from "./file.entity.ts";

type PresentFile = Pick<FileEntity, "photoId" | "minors" | "page" | "title">;

/** That no minors can be recognised was said of the photo that is replaced, not of the new one. */
export const minorsOfNewPhoto = ({ minors }: FileUpdate, before: PresentFile): Partial<FileEntity> =>
  minors === undefined && before.minors === false ? { minors: null } : {};

/**
 * Whether a picture begins to count as showing minors by a move to `page`. That none can be recognised was assumed
 * where no pupils appear.
 */
export const comesToPupils = ({ photoId, minors, ...place }: PresentFile, page: FilePage): boolean =>
  photoId !== null && minors !== true && !mayShowPupils(place) && mayShowPupils({ page, title: place.title });
