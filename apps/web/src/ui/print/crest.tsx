const gold = "#f0b429";
const blue = "#15378f";
const shield = "M5 5H91V52C91 82 71 99 48 108C25 99 5 82 5 52Z";
const field = "M9.5 9.5H86.5V52C86.5 79 68.5 94.8 48 103.2C27.5 94.8 9.5 79 9.5 52Z";
const water = "M24 90q4-4.4 8 0t8 0t8 0t8 0t8 0t8 0M33.5 98.4Q34.6 98.5 36 97q4-4.4 8 0t8 0t8 0Q61.4 98.5 62.5 98.4";
const letterM =
  "M20 68V63.5H23.5V43.5H20V39H31.5L48 58.5L64.5 39H76V43.5H72.5V63.5H76V68H61.5V63.5H65V49L48 69L31 49V63.5H34.5V68Z";
const cross = "M45.4 52.5V31H36.5V25.8H45.4V15H50.6V25.8H59.5V31H50.6V52.5L48 55.6Z";
const star =
  "l1.15 5.73 2.67-1.05-1.05 2.67 5.73 1.15-5.73 1.15 1.05 2.67-2.67-1.05-1.15 5.73-1.15-5.73-2.67 1.05 1.05-2.67-5.73-1.15 5.73-1.15-1.05-2.67 2.67 1.05Z";
const starsOfMary = `M24 16.5${star}M72 16.5${star}`;
const book =
  "M25 73.5C33 70.6 41 71.6 46.8 75V84C41 80.8 33 80 25 82.5ZM71 73.5C63 70.6 55 71.6 49.2 75V84C55 80.8 63 80 71 82.5Z";

/** The school’s crest, 96 by 112, for sizes from 36 px. Hidden from screen readers: the name is beside it. */
export function Crest({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 96 112" width="36" height="42" aria-hidden="true">
      <path fill={gold} d={shield} />
      <path fill={blue} d={field} />
      <path fill="none" stroke={gold} strokeWidth="3" d={water} />
      {/* The rim is drawn over the ends of the water, because a clip path would need an id for each crest. */}
      <path fill={gold} fillRule="evenodd" d={shield + field} />
      <path fill="#fff" d={letterM} />
      <path fill={gold} d={cross} />
      <path fill="#fff" d={starsOfMary + book} />
    </svg>
  );
}
