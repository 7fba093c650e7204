export interface Film {
  readonly name: string;
  /** File names in `files/films/`: VP9 first, H.264 for what cannot play it, and the still shown before either. */
  readonly webm: string;
  readonly mp4: string;
  readonly poster: string;
  /** Weight of the H.264 file. */
  readonly bytes: number;
  /** Size of all three in pixels. */
  readonly width: number;
  readonly height: number;
  /** Length of the loop, which has no sound. */
  readonly seconds: number;
  readonly alt: { readonly en: string; readonly sw: string };
}

/** The two looping films of the home page’s video strip, in their order. */
export const films = [
  {
    name: "coast",
    webm: "coast.webm",
    mp4: "coast.mp4",
    poster: "coast-poster.webp",
    bytes: 321_249,
    width: 960,
    height: 600,
    seconds: 7,
    alt: {
      en: "Light moves over the waves around a dhow with a striped sail, the sun low beside a palm.",
      sw: "Mwanga ukicheza juu ya mawimbi kuzunguka jahazi lenye tanga la mistari, jua likiwa chini kando ya mnazi.",
    },
  },
  {
    name: "choir",
    webm: "choir.webm",
    mp4: "choir.mp4",
    poster: "choir-poster.webp",
    bytes: 327_115,
    width: 960,
    height: 600,
    seconds: 7,
    alt: {
      en: "A candle flame flickers before a ribbon of coloured musical notes.",
      sw: "Mwali wa moto wa mshumaa ukicheza mbele ya mistari ya muziki yenye noti za rangi.",
    },
  },
] as const satisfies readonly Film[];

export type FilmName = (typeof films)[number]["name"];
