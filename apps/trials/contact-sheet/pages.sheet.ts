import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { languages } from "@visiga/contracts/languages";
import { publicPaths } from "@visiga/contracts/public-paths";
import { newestNews, newsItem } from "@visiga/web/e2e/support/listed-files.ts";
import { open } from "@visiga/web/e2e/support/site.ts";
import sharp from "sharp";

const folder = new URL("../../../contact-sheet/", import.meta.url);
const file = (name: string) => fileURLToPath(new URL(name, folder));

const pages = [...publicPaths, newsItem, "/login", "/set-password", "/not-found"];
const views = [360, 1440].flatMap((width) =>
  languages.flatMap((language) =>
    ["light", "dark"].map((theme) => ({ width, language, theme, name: `${width}-${language}-${theme}` })),
  ),
);

const pictureName = (path: string, view: string): string => `${path.slice(1).replaceAll("/", "-") || "home"}-${view}`;

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ viewport: { width: view.width, height: view.width < 700 ? 780 : 900 } });
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    for (const path of pages) {
      test(path, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: "language", value: view.language, url: String(baseURL) }]);
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), view.theme);
        await open(page, path === newsItem ? await newestNews(String(baseURL)) : path);
        await showEverything(page);
        const name = pictureName(path, view.name);
        const picture = await page.screenshot({ path: file(`${name}.jpg`), type: "jpeg", quality: 82, fullPage: true });
        await sharp(picture)
          .resize({ width: view.width < 700 ? 180 : 300 })
          .webp({ quality: 70 })
          .toFile(file(`${name}-small.webp`));
      });
    }
  });
}

/** Loads the lazy pictures of the page, also those in rows that scroll sideways. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}

const style = `body { margin: 1.5rem; font-family: sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start; margin-block-end: 3rem; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; max-block-size: 36rem; border: 1px solid #999; }
`;

test("the index shows every screenshot", async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(
    file("index.html"),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every page</title>
<style>${style}</style>
${pages.map(section).join("\n")}
</html>
`,
  );
});

const section = (path: string) => `<section>
<h2>${path}</h2>
${views
  .map(({ name: view }) => {
    const name = pictureName(path, view);
    return `<figure><figcaption>${view}</figcaption><a href="${name}.jpg"><img src="${name}-small.webp" alt="${path} ${view}" loading="lazy"></a></figure>`;
  })
  .join("\n")}
</section>`;
