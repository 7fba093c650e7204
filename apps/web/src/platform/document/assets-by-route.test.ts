import { expect, test } from "vitest";
import { assetsByRoute } from "./assets-by-route.ts";

const manifest = {
  "../../packages/i18n/src/en/public-dictionary.ts": { file: "assets/public-en.js" },
  "../../packages/i18n/src/sw/public-dictionary.ts": { file: "assets/public-sw.js" },
  "../../packages/i18n/src/en/dashboard-dictionary.ts": { file: "assets/dashboard-en.js" },
  _button: { file: "assets/button.js", css: ["assets/button.css"] },
  _toast: { file: "assets/toast.js", css: ["assets/toast.css"], imports: ["_button"] },
  _field: { file: "assets/field.js", css: ["assets/field.css"], imports: ["_button"] },
  "src/entry-client.tsx": { file: "assets/entry.js", css: ["assets/entry.css"], imports: ["_toast", "_button"] },
  "src/screens.tsx": {
    file: "assets/screens.js",
    css: ["assets/screens.css"],
    imports: ["_toast", "_field"],
  },
};

test("every page links the style sheets of all it imports, each after those it builds on", () => {
  const root = assetsByRoute(manifest, "en", { "/dashboard": "src/screens.tsx" }).routes.__root__;
  expect(root?.css).toEqual(["/assets/button.css", "/assets/toast.css", "/assets/entry.css"]);
  expect(root?.preloads).toContain("/assets/public-en.js");
  expect(root?.preloads).not.toContain("/assets/public-sw.js");
});

test("a page behind the login adds what only it needs, words included", () => {
  expect(assetsByRoute(manifest, "en", { "/dashboard": "src/screens.tsx" }).routes["/dashboard"]).toEqual({
    css: ["/assets/field.css", "/assets/screens.css"],
    preloads: ["/assets/dashboard-en.js", "/assets/field.js", "/assets/screens.js"],
  });
});
