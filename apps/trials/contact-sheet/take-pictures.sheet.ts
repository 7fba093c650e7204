import { fileURLToPath } from "node:url";
import { type Page, test } from "@playwright/test";
import { newestNews, newsItem } from "@visiga/web/e2e/support/newest-items.ts";
import { open } from "@visiga/web/e2e/support/site.ts";
import sharp from "sharp";
import { pages, pictureName, sheetFolder, viewName, views } from "./pictures.ts";

const file = (name: string) => fileURLToPath(new URL(name, sheetFolder));

for (const view of views) {
  test.describe(viewName(view), () => {
    test.use({ viewport: { width: view.width, height: view.width < 700 ? 780 : 900 } });
    test.use({ contextOptions: { reducedMotion: "reduce" } });

    for (const path of pages) {
      test(path, async ({ page, context, baseURL }) => {
        await context.addCookies([{ name: "language", value: view.language, url: String(baseURL) }]);
        await page.addInitScript((theme) => localStorage.setItem("theme", theme), view.theme);
        await open(page, path === newsItem ? await newestNews(String(baseURL)) : path);
        await showEverything(page);
        const name = pictureName(path, view);
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
