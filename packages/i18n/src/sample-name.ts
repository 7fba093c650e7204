import type { Language } from "@visiga/contracts/languages";
import { common as english } from "./en/common.ts";
import { gallery as englishGallery } from "./en/gallery.ts";
import { fill } from "./format.ts";
import { common as swahili } from "./sw/common.ts";
import { gallery as swahiliGallery } from "./sw/gallery.ts";

const words = {
  en: { ...english, untitled: englishGallery.untitled },
  sw: { ...swahili, untitled: swahiliGallery.untitled },
};

/** The name of a sample with a mark; a name that already contains the mark stays unchanged. */
export function sampleName(name: string, language: Language): string {
  const { sample, sampleName: pattern, untitled } = words[language];
  if (name.toLowerCase().includes(sample.toLowerCase())) return name;
  return fill(pattern, { name: name.trim() || untitled });
}
