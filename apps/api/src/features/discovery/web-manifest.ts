import { manifestIcons, screenColors } from "@visiga/artwork/brand";
import { dashboardPath, sharedFilesField, sharePath } from "@visiga/contracts/installed-dashboard";
import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
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

/** The manifest for installing the dashboard, which then stands in the phone’s list of apps to share pictures and texts with. */
export async function dashboardManifest(language: Language, texts: TextsByPath) {
  const { dashboard } = await loadDashboardDictionary(language);
  const manifest = await webManifest(language, texts);
  return {
    ...manifest,
    id: dashboardPath,
    name: `${manifest.short_name}: ${dashboard.title}`,
    description: dashboard.website,
    start_url: dashboardPath,
    scope: dashboardPath,
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        // Some phones do not know the type of a HEIC file.
        files: [{ name: sharedFilesField, accept: ["image/*", ".heic", ".heif"] }],
      },
    },
  };
}
