import type { Photo } from "@visiga/contracts/files";

/** A photo's row as both transports answer it: jsonb keeps no order of members, and the contract's is easier to read. */
export const photoRecord = ({ id, width, height, color, placeholder, sources }: Photo): Photo => ({
  id,
  width,
  height,
  color,
  placeholder,
  sources: sources.map((source) => ({ width: source.width, bytes: source.bytes })),
});
