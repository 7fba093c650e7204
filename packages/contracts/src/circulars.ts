import type { Language } from "./languages.ts";

/** What can be had as a circular: a PDF with the school's head, and a picture to forward. */
export const circularKinds = ["announcement", "news", "document"] as const;
export type CircularKind = (typeof circularKinds)[number];

export const circularFormats = ["pdf", "png"] as const;
export type CircularFormat = (typeof circularFormats)[number];

export interface CircularReference {
  readonly kind: CircularKind;
  readonly id: string;
}

/** Pixels and bytes of the picture: upright 4:5, which messengers show whole. */
export const circularPicture = { width: 1080, height: 1350, bytes: 150_000 } as const;

export const circularsPath = "/circulars";

export const circularPath = ({ kind, id }: CircularReference, format: CircularFormat, language: Language): string =>
  `${circularsPath}/${kind}/${id}.${format}?lang=${language}`;
