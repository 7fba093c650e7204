import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { blockPrintPaths, type Motif } from "./block-print.tsx";
import styles from "./cloth.module.css";
import grounds from "./motif-grounds.module.css";

const clothGrounds = { cross: grounds.gold, wave: grounds.white, star: grounds.red, leaf: grounds.night };

/** A pillar as a kanga cloth, 240 by 282: saw border, pattern of its motif, its name. As wide as its container. */
export function Cloth({ motif, name, as: Name = "h3" }: { motif: Motif; name: string; as?: "h2" | "h3" }) {
  return (
    <div className={classNames(styles.cloth, clothGrounds[motif])}>
      <svg viewBox="0 0 240 282" width="240" height="282" fill="currentColor" aria-hidden="true">
        <path d={clothBorder} />
        <g transform="translate(15.6 19.6) scale(.87)">{clothFields[motif]}</g>
      </svg>
      <Name className={styles.name}>{name}</Name>
    </div>
  );
}

const corners = [
  [44, 39],
  [196, 39],
  [44, 197],
  [196, 197],
] as const;

/** Path of one side of the saw edge: teeth of 14 px, in relative coordinates. */
function teeth(start: string, tooth: string, step: string, count: number): string {
  return `M${start}${`${tooth}m${step}`.repeat(count)}`;
}

function diamond(x: number, y: number, reach: number): string {
  return `M${x} ${y - reach}l${reach} ${reach}l${-reach} ${reach}l${-reach}-${reach}z`;
}

/** The saw edge on all four sides, a diamond in each corner, and the two lines around the name. */
const clothBorder = [
  teeth("15 8", "h14l-7 9z", "14 0", 15),
  teeth("15 274", "h14l-7-9z", "14 0", 15),
  teeth("8 15", "v14l9-7z", "0 14", 18),
  teeth("232 15", "v14l-9-7z", "0 14", 18),
  diamond(11.5, 11.5, 3.5),
  diamond(228.5, 11.5, 3.5),
  diamond(11.5, 270.5, 3.5),
  diamond(228.5, 270.5, 3.5),
  "M28 229H212V231.5H28ZM28 257.5H212V260H28Z",
].join("");

/** A band of nine half waves, 13 thick; each second row starts with the crest. */
function waveRow(row: number): string {
  const rise = row % 2 === 0 ? 12 : -12;
  const start = 20 + 35.5 * row + (rise < 0 ? 12 : 0);
  const halves = Array.from({ length: 8 }, (_, half) => (half % 2 === 0 ? -rise : rise));
  const there = halves.map((by) => `s12 ${by} 24 ${by}`).join("");
  const back = halves.map((by) => `s-12 ${-by}-24 ${-by}`).join("");
  return `M12 ${start}c12 0 12 ${rise} 24 ${rise}${there}v13c-12 0-12 ${-rise}-24 ${-rise}${back}z`;
}

function star(step: number): string {
  const angle = (step * Math.PI) / 6;
  return diamond(Math.round(120 + 98 * Math.sin(angle)), Math.round(120 - 98 * Math.cos(angle)), 7);
}

/** A block print with its upper left corner at a point. */
function Print({ name, at: [x, y], scale }: { name: Motif; at: readonly [number, number]; scale: number }) {
  return <path transform={`translate(${x} ${y}) scale(${scale})`} d={blockPrintPaths[name]} />;
}

/** Pattern of each pillar’s cloth, in a square of 240. */
const clothFields = {
  cross: (
    <>
      <Print name="cross" at={[15.6, 15.6]} scale={4.35} />
      {corners.map(([x, y]) => (
        <Print key={`${x} ${y}`} name="star" at={[x - 21.6, y - 21.6]} scale={0.9} />
      ))}
    </>
  ),
  wave: <path d={Array.from({ length: 6 }, (_, row) => waveRow(row)).join("")} />,
  star: (
    <>
      <Print name="star" at={[31.2, 31.2]} scale={3.7} />
      <path d={Array.from({ length: 12 }, (_, step) => star(step)).join("")} />
    </>
  ),
  leaf: (
    <>
      <Print name="leaf" at={[15.6, 16.6]} scale={4.35} />
      <path d={corners.map(([x, y]) => diamond(x, y, 12)).join("")} />
    </>
  ),
} as const satisfies Record<Motif, ReactNode>;
