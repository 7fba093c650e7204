import { manifestIcons, screenColors } from "@visiga/artwork/brand";
import type { Language } from "@visiga/contracts/languages";
import { title as englishTitle } from "@visiga/i18n/en/school";
import { seo as englishSeo } from "@visiga/i18n/en/seo";
import { title as swahiliTitle } from "@visiga/i18n/sw/school";
import { seo as swahiliSeo } from "@visiga/i18n/sw/seo";
import { type TextsByPath, withTexts } from "@visiga/i18n/text-paths";

/** The web app manifest, for installing the site on a home screen. @param texts the edited texts of that language */
export async function webManifest(language: Language, texts: TextsByPath) {
  const { title, seo } = withTexts(await loadPublicDictionary(language), texts);
  return {
    id: "/",
    name: title.full,
    // Home screens show about twelve letters.
    short_name: title.place,
    description: seo.pages.home.description,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: screenColors.bar,
    background_color: screenColors.ground,
    icons: manifestIcons.map(({ file, ...icon }) => ({ src: `/${file}`, ...icon })),
  };
}
