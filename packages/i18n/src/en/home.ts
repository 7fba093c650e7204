export const home = {
  hero: {
    apply: "How to apply",
    message: "Message from the Rector",
    slideshow: "Pictures of the seminary",
    position: "{shown} of {total}",
    previous: "Previous picture",
    next: "Next picture",
    pause: "Pause",
    play: "Play",
    /** For the school’s own artwork, where there is no HOME picture. */
    slides: {
      chapel: "The chapel on the hill",
      classroom: "Before the first lesson",
      choir: "The choir’s evening hymn",
      coast: "The Indian Ocean coast",
      library: "The library after dark",
      garden: "Morning in the garden",
    },
  },
  announcement: {
    label: "Announcement",
    hide: "Hide this announcement",
  },
  news: {
    title: "News",
    all: "All news",
    newer: "Newer news",
    older: "Older news",
  },
  films: {
    title: "Two short films",
    lead: "Drawn as stained glass, without sound.",
    unsupported: "Your browser does not support the video tag.",
    pause: "Pause",
    play: "Play",
    choir: {
      caption: "A candle and music",
      description: "A candle burns before a ribbon of musical notes, in stained glass.",
    },
    coast: {
      caption: "A dhow at sunset",
      description: "A dhow with a striped sail crosses the sea at sunset, in stained glass.",
    },
  },
  wawata: {
    title: "WAWATA, our mothers in faith",
    lead: "The mothers of the Catholic women’s association visit us, pray with us, cook with us and bring us gifts.",
    all: "All WAWATA pictures",
  },
  gallery: {
    title: "Days at Visiga",
    all: "See the gallery",
  },
} as const;
