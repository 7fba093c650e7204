import type { Photo } from "@visiga/contracts/files";

/** A photo for REST and tRPC, with its properties in the contract's order, which jsonb does not preserve. */
export const photoRecord = ({ id, width, height, color, placeholder, sources, avif }: Photo): Photo => ({
  id,
  width,
  height,
  color,
  placeholder,
  sources: sources.map(variantRecord),
  avif: avif.map(variantRecord),
});

const variantRecord = ({ width, bytes }: Photo["sources"][number]) => ({ width, bytes });
