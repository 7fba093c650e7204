import { classNames } from "#ui/class-names.ts";
import styles from "./block-print.module.css";
import grounds from "./motif-grounds.module.css";

/** The motifs of the printed edge for the four pillars, always in this order: Prayer, Discipline, Education, Work. */
export const motifs = ["cross", "wave", "star", "leaf"] as const;

export type Motif = (typeof motifs)[number];

/** The motifs alternate among the items of a list. */
export const motifAt = (index: number): Motif => motifs[index % motifs.length] ?? motifs[0];

/** SVG paths of block prints in a box of 48 by 48, filled even-odd: the four motifs, then the six services. */
export const blockPrintPaths = {
  cross:
    "M20.4 14.4Q20.4 8 17 3H31Q27.6 8 27.6 14.4Q34 14.4 39.5 11.2V24.8Q34 21.6 27.6 21.6Q27.6 36 32 45H16Q20.4 36 20.4 21.6Q14 21.6 8.5 24.8V11.2Q14 14.4 20.4 14.4ZM24 15.4L26.6 18L24 20.6L21.4 18Z",
  wave: "M4 14C8 14 9 8 14 8S20 14 24 14S29 8 34 8S40 14 44 14V19C39 19 39 13 34 13S29 19 24 19S19 13 14 13S9 19 4 19ZM4 26C8 26 9 20 14 20S20 26 24 26S29 20 34 20S40 26 44 26V31C39 31 39 25 34 25S29 31 24 31S19 25 14 25S9 31 4 31ZM4 38C8 38 9 32 14 32S20 38 24 38S29 32 34 32S40 38 44 38V43C39 43 39 37 34 37S29 43 24 43S19 37 14 37S9 43 4 43Z",
  star: "M24 3L27.29 16.05L35.67 12.33L31.95 20.71L45 24L31.95 27.29L35.67 35.67L27.29 31.95L24 45L20.71 31.95L12.33 35.67L16.05 27.29L3 24L16.05 20.71L12.33 12.33L20.71 16.05ZM20.4 24a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0Z",
  leaf: "M22.9 15H25.1V45H22.9ZM25.6 41C27 33 33 29 41 29C40 37 33 42 25.6 41ZM22.4 41C21 33 15 29 7 29C8 37 15 42 22.4 41ZM25.6 31C27 23 33 20 38.8 20C37.8 27 33 32 25.6 31ZM22.4 31C21 23 15 20 9.2 20C10.2 27 15 32 22.4 31ZM25.6 21C27 13 33 11 36.6 11C35.6 17 33 22 25.6 21ZM22.4 21C21 13 15 11 11.4 11C12.4 17 15 22 22.4 21ZM24 2C28 6 28 10 24 14C20 10 20 6 24 2Z",
  book: "M23 13C18 9 11 8.4 4 9.8V39C11 37.6 18 38.2 23 42.2ZM25 13C30 9 37 8.4 44 9.8V39C37 37.6 30 38.2 25 42.2ZM8 17C12 16.3 16 16.7 19.5 18.2V20.8C16 19.4 12 19 8 19.7ZM40 17C36 16.3 32 16.7 28.5 18.2V20.8C32 19.4 36 19 40 19.7ZM8 23.5C12 22.8 16 23.2 19.5 24.7V27.3C16 25.9 12 25.5 8 26.2ZM40 23.5C36 22.8 32 23.2 28.5 24.7V27.3C32 25.9 36 25.5 40 26.2ZM8 30C12 29.3 16 29.7 19.5 31.2V33.8C16 32.4 12 32 8 32.7ZM40 30C36 29.3 32 29.7 28.5 31.2V33.8C32 32.4 36 32 40 32.7ZM24 2.3L27.2 5.5L24 8.7L20.8 5.5Z",
  flask:
    "M18 3.5H30V7.5H28V17L40.2 37C42.2 40.6 40 44.5 36 44.5H12C8 44.5 5.8 40.6 7.8 37L20 17V7.5H18ZM18.4 25.5H29.6L31.4 28.5H16.6ZM18.5 33.8L21.7 37L18.5 40.2L15.3 37ZM27 32.1L29.4 34.5L27 36.9L24.6 34.5ZM32.5 37.7L34.3 39.5L32.5 41.3L30.7 39.5Z",
  chalice:
    "M16 10.5a8 8 0 1 0 16 0a8 8 0 1 0 -16 0ZM22.8 5.5H25.2V9.3H29V11.7H25.2V15.5H22.8V11.7H19V9.3H22.8ZM9.5 21H38.5C38.5 30 33 34 26.4 34.8V38.4C31.5 39 34.5 41 35.5 45H12.5C13.5 41 16.5 39 21.6 38.4V34.8C15 34 9.5 30 9.5 21ZM13.4 24.2H34.6L33.8 27H14.2Z",
  ball: "M3 24a21 21 0 1 0 42 0a21 21 0 1 0 -42 0ZM24 16.6L31 21.7L28.4 30L19.6 30L17 21.7ZM23.1 15.8L23.1 9.4L24.9 9.4L24.9 15.8ZM24 9.6L18 8.1L18.6 4.5L24 3.6L29.4 4.5L30 8.1ZM31.5 20.7L37.6 18.7L38.1 20.3L32 22.3ZM37.7 19.6L37.3 13.4L40.9 12.9L43.4 17.7L44.2 23.1L41 24.8ZM29.5 30.1L33.3 35.3L31.9 36.3L28.1 31.1ZM32.5 35.6L38.2 33.4L39.8 36.6L36 40.5L31.1 42.9L28.5 40.4ZM19.9 31.1L16.1 36.3L14.7 35.3L18.5 30.1ZM15.5 35.6L19.5 40.4L16.9 42.9L12 40.5L8.2 36.6L9.8 33.4ZM16 22.3L9.9 20.3L10.4 18.7L16.5 20.7ZM10.3 19.6L7 24.8L3.8 23.1L4.6 17.7L7.2 12.9L10.7 13.4Z",
  mortar:
    "M6.5 21.5H41.5V25.5H39.6C39 33 35.2 38 30 40V41.6H34.5V45H13.5V41.6H18V40C12.8 38 9 33 8.4 25.5H6.5ZM22.5 26.5H25.5V30H29V33H25.5V36.5H22.5V33H19V30H22.5ZM26.5 18.8L35.8 5.2C37 3.5 39.3 3.1 41 4.2S43.2 7.7 42.1 9.4L35.6 18.8Z",
  maize:
    "M24 2.5C29.5 7.5 31.5 14 31.5 21.5C31.5 29 29 35 24 40C19 35 16.5 29 16.5 21.5C16.5 14 18.5 7.5 24 2.5ZM24 7.6L25.9 9.5L24 11.4L22.1 9.5ZM21.2 12.7L23.1 14.6L21.2 16.5L19.3 14.6ZM26.8 12.7L28.7 14.6L26.8 16.5L24.9 14.6ZM24 17.8L25.9 19.7L24 21.6L22.1 19.7ZM20 18.3L21.9 20.2L20 22.1L18.1 20.2ZM28 18.3L29.9 20.2L28 22.1L26.1 20.2ZM21.2 23.6L23.1 25.5L21.2 27.4L19.3 25.5ZM26.8 23.6L28.7 25.5L26.8 27.4L24.9 25.5ZM24 29.1L25.9 31L24 32.9L22.1 31ZM14.4 25C11.5 21.5 7.5 19 2.5 18C3 30 9 41 22.5 45.5C17 40 14.4 33 14.4 25ZM33.6 25C36.5 21.5 40.5 19 45.5 18C45 30 39 41 25.5 45.5C31 40 33.6 33 33.6 25Z",
} as const satisfies Record<Motif, string> & Record<string, string>;

type BlockPrintName = keyof typeof blockPrintPaths;

/** A block print, square, in the colour of the text; the caller’s class sets the width. */
export function BlockPrint({ name, className }: { name: BlockPrintName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.print, className)}
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={blockPrintPaths[name]} />
    </svg>
  );
}

const tileGrounds = { cross: grounds.gold, wave: grounds.nightTile, star: grounds.red, leaf: grounds.blue };

/** A motif on a coloured ground, which replaces a missing photo. Square, as wide as its container. */
export function MotifTile({ motif, className }: { motif: Motif; className?: string | undefined }) {
  return (
    <div className={classNames(styles.tile, tileGrounds[motif], className)}>
      <BlockPrint name={motif} className={styles.tilePrint} />
    </div>
  );
}
