/**
 * The two looping films of the home page’s video strip, without sound, as files in `files/films/`: VP9, H.264 for what
 * cannot play it, and the still shown before either. By name, the bytes of the H.264 file.
 */
export const filmBytes = { coast: 321_249, choir: 327_115 } as const;
