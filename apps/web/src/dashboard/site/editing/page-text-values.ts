import { textKey } from "@visiga/contracts/site-texts";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { placesOf } from "@visiga/i18n/page-texts";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { textsByPath } from "@visiga/i18n/text-paths";
import type { StoredValue } from "./stored-value.ts";

/** All editable page texts with their defaults, before any edit. */
export async function pageTextValues(): Promise<StoredValue[]> {
  const [english, swahili] = await Promise.all([loadPublicDictionary("en"), loadPublicDictionary("sw")]);
  const inSwahili = textsByPath(swahili);
  return [...textsByPath(english)]
    .filter(([path]) => placesOf(path).length > 0)
    .map(([path, en]) => ({ path, sides: { en, sw: inSwahili.get(path) ?? en } }))
    .map(({ path, sides }) => ({
      ...unedited,
      key: textKey(path),
      value: sides,
      defaults: sides,
      sample: isSampleText(path),
    }));
}

const unedited = {
  version: 0,
  changedAt: null,
  translation: null,
  englishChangedAt: null,
  swahiliChangedAt: null,
  versions: 0,
  earlierDefaults: null,
};
