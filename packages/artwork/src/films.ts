/**
 * The two looping films of the home page’s video strip, without sound, as files in `files/films/`: VP9, H.264 for what
 * cannot play it, and the still shown before either. `bytes` is the weight of the H.264 file.
 */
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
] as const;

export type FilmName = (typeof films)[number]["name"];
