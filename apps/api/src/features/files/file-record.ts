import { type FileRecord, mediaPath, type Photo } from "@visiga/contracts/files";
import type { FileEntity } from "./file.entity.ts";
import type { PhotoEntity } from "./photo.entity.ts";

/** The width that fits most screens, for an `<img>` that knows of no others. */
const commonWidth = 1280;

/** A row with its photo, as both transports answer it. */
export function fileRecord(file: FileEntity, photo: PhotoEntity | null): FileRecord {
  return {
    id: file.id,
    name: file.name,
    title: file.title,
    description: file.description,
    page: file.page,
    photoUrl: photo && photoUrl(photo),
    photo: photo && photoRecord(photo),
    createdAt: file.createdAt.toISOString(),
    date: (file.eventDate ?? file.createdAt).toISOString(),
    version: file.version,
  };
}

const photoRecord = ({ id, width, height, color, placeholder, sources }: PhotoEntity): Photo => ({
  id,
  width,
  height,
  color,
  placeholder,
  // jsonb keeps no order of members, and the contract's is easier to read.
  sources: sources.map((source) => ({ width: source.width, bytes: source.bytes })),
});

function photoUrl({ id, sources }: PhotoEntity): string {
  const widths = sources.map((source) => source.width);
  const width = widths.findLast((candidate) => candidate <= commonWidth) ?? widths[0];
  if (width === undefined) throw new Error(`Photo ${id} has no copies`);
  return mediaPath(id, width);
}
