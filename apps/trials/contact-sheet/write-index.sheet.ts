import { writeFile } from "node:fs/promises";
import { test } from "@playwright/test";
import { pages, pictureName, sheetFolder, viewName, views } from "./pictures.ts";

const style = `body { margin: 1.5rem; font-family: sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: start; margin-block-end: 3rem; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; max-block-size: 36rem; border: 1px solid #999; }
`;

test("the index shows every screenshot", async () => {
  await writeFile(
    new URL("index.html", sheetFolder),
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
  .map((view) => {
    const name = pictureName(path, view);
    return `<figure><figcaption>${viewName(view)}</figcaption><a href="${name}.jpg"><img src="${name}-small.webp" alt="${path} ${viewName(view)}" loading="lazy"></a></figure>`;
  })
  .join("\n")}
</section>`;
