import type { PictureName } from "@visiga/artwork/pictures";
import { artwork as english } from "@visiga/i18n/en/artwork";
import { artwork as swahili } from "@visiga/i18n/sw/artwork";
import others from "./picture-alternatives.json" with { type: "json" };

type Alternatives = Readonly<Record<PictureName, string>>;

/** The dictionaries have the alternative texts of the artwork that pages use directly. */
export const pictureAlternatives: { readonly en: Alternatives; readonly sw: Alternatives } = {
  en: { ...english, ...others.en },
  sw: { ...swahili, ...others.sw },
};
