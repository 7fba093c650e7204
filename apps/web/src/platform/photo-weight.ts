import type { Photo } from "@visiga/contracts/files";

/** The widest copy that a phone asks for. */
const phoneWidth = 960;

/** Bytes of a picture as a phone receives it. */
export function photoWeight({ sources }: Photo): number {
  const fitting = sources.filter(({ width }) => width <= phoneWidth);
  return (fitting.at(-1) ?? sources[0])?.bytes ?? 0;
}
