import { classNames } from "#ui/class-names.ts";
import styles from "./icon.module.css";

/** SVG paths of icons in a box of 24 by 24, with a stroke of 1.75 and no fill; named by their motif or action. */
const iconPaths = {
  menu: "M3 6H21M3 12H21M3 18H21",
  close: "M5 5L19 19M19 5L5 19",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13ZM15.5 15.5L21 21",
  "chevron-down": "M6 9l6 6 6-6",
  previous: "M15 5L8 12L15 19",
  next: "M9 5L16 12L9 19",
  up: "M5 15L12 8L19 15",
  down: "M5 9L12 16L19 9",
  plus: "M12 5V19M5 12H19",
  check: "M5 12.5L10 17.5L19 7",
  pause: "M8 5V19M16 5V19",
  play: "M8 5L19 12L8 19Z",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4A8.5 8.5 0 1 0 20 14.5Z",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM12 2V4M12 20V22M2 12H4M20 12H22M5 5L6.4 6.4M17.6 17.6L19 19M5 19L6.4 17.6M17.6 6.4L19 5",
  bell: "M5 17.5V16L7 14V10A5 5 0 0 1 17 10V14L19 16V17.5ZM10 20.5H14",
  warning: "M12 3.5L22 20.5H2ZM12 10V14.5M12 17.3V17.4",
  offline:
    "M3 3L21 21M5 11C6.5 9.5 8 8.6 9.5 8.2M14 8.2C16 8.6 17.6 9.6 19 11M8.5 14.5C9.5 13.6 10.7 13 12 13M12 18.4V18.5",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18ZM12 7V12.5L15.5 14.5",
  calendar: "M3.5 5.5H20.5V20.5H3.5ZM3.5 10H20.5M8 3V7.5M16 3V7.5",
  phone:
    "M5 4H9L11 9L8.5 10.5C9.5 13 11 14.5 13.5 15.5L15 13L20 15V19C20 20 19 20.5 18 20.5C10.5 20 4 13.5 3.5 6C3.5 5 4 4 5 4Z",
  mail: "M3 5.5H21V18.5H3ZM3 6.5L12 13L21 6.5",
  place:
    "M12 21.5C8 17 5.5 13.5 5.5 10A6.5 6.5 0 0 1 18.5 10C18.5 13.5 16 17 12 21.5ZM12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5Z",
  print: "M7 8V3H17V8M7 17H3V8H21V17H17M7 14H17V21H7Z",
  share: "M12 15V3M7.5 7L12 2.5L16.5 7M6 11H4.5V21H19.5V11H18",
  copy: "M8 8H20V21H8ZM8 17H4V3H16V8",
  key: "M8 11a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9ZM11.2 12.3L20 3.5M16.5 7L19.5 10",
  eye: "M2 12C5 7.5 8.5 5.5 12 5.5S19 7.5 22 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6Z",
  "eye-off":
    "M2 12C5 7.5 8.5 5.5 12 5.5S19 7.5 22 12C19 16.5 15.5 18.5 12 18.5S5 16.5 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM3.5 3.5L20.5 20.5",
  picture: "M3 4.5H21V19.5H3ZM3 16L9 10.5L14 15.5L16.5 13L21 17M16 8.5H16.1",
  people:
    "M9 4a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM2.5 20C2.5 16 5 14 9 14S15.5 16 15.5 20ZM16 4.5A3.3 3.3 0 0 1 16 10.7M18 14.5C20.5 15.2 21.5 17 21.5 20H19",
  layout: "M3 4H21V20H3ZM3 9H21M12 9V20",
  archive: "M3 4.5H21V9H3ZM4.5 9V20H19.5V9M10 13H14",
  devices: "M4 16V5H18V7.5M2 19.5H12M14.5 10H21V20.5H14.5ZM17.5 17.8H18",
  filter: "M3 6H21M6.5 12H17.5M10 18H14",
  flag: "M5.5 21V4H19L15.5 8.5L19 13H5.5",
  list: "M8 6H21M8 12H21M8 18H21M3.5 6H4M3.5 12H4M3.5 18H4",
  logout: "M14 4H4V20H14M10 12H21M17 8L21 12L17 16",
  edit: "M4 20L5 15.5L16 4.5L19.5 8L8.5 19L4 20ZM13.5 7L17 10.5",
  delete: "M4 6.5H20M9 6.5V4H15V6.5M6 6.5L7 21H17L18 6.5M10 10.5V17M14 10.5V17",
  restore: "M4 4V10H10M4.5 10A8 8 0 1 1 5 16",
  retry: "M20 4V10H14M19.5 10A8 8 0 1 0 19 16",
  upload: "M12 16V4M7 8.5L12 3.5L17 8.5M3.5 15V20.5H20.5V15",
  download: "M12 4V16M7 11.5L12 16.5L17 11.5M4 20.5H20",
  more: "M5 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3ZM12 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3ZM19 10.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 0 0 0-3Z",
  move: "M3 6.5H10L12 9H21V19.5H3ZM10 14.5H16M13.5 12L16 14.5L13.5 17",
  grip: "M9 5V5.1M15 5V5.1M9 12V12.1M15 12V12.1M9 19V19.1M15 19V19.1",
  tiktok: "M13.5 3V15.5A4 4 0 1 1 9.5 11.5M13.5 3C13.8 6 16 8 19 8.2",
  youtube:
    "M3 6.5C6 5.5 18 5.5 21 6.5C21.7 9.5 21.7 14.5 21 17.5C18 18.5 6 18.5 3 17.5C2.3 14.5 2.3 9.5 3 6.5ZM10 9L15 12L10 15Z",
  instagram: "M4 4H20V20H4ZM12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8ZM16.7 7.2H16.8",
} as const;

export type IconName = keyof typeof iconPaths;

/** A line icon of 24 px in the colour of the text. Hidden from screen readers: the control around it has a name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
