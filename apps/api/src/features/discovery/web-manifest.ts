import { manifestIcons, screenColors } from "@visiga/artwork/brand";
import type { Language } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
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
