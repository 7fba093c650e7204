import { cp } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import globalData from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import { Features } from "lightningcss";
import customMedia from "postcss-custom-media";
import { defineConfig } from "vite";
import { compression } from "vite-plugin-compression2";
import { shortClassNames } from "./build/class-names.ts";
import { gridOnly } from "./build/grid-only.ts";
import { guide } from "./build/guide.ts";
import { hotRenderedPages } from "./build/hot-rendered-pages.ts";
import { olderBrowsers } from "./build/older-browsers.ts";
import { olderStyles } from "./build/older-styles.ts";
import { styleSheets } from "./build/style-sheets.ts";

const source = fileURLToPath(new URL("src", import.meta.url));
const target = ["chrome92", "edge92", "firefox115", "safari15.4"];
/** The oldest browsers for the public pages. */
const visitors = ["chrome83", "edge83", "firefox105", "safari15.4"];
/**
 * The syntax that all of them support. With the list of browsers, the build would work around a rare fault of Chromium
 * 83 with longer code.
 */
const visitorsScript = "es2020";
// A data URL cannot be cached for the next page, and the policy allows none for fonts and films.
const assetsInlineLimit = 0;
/** What the login shares with the dashboard: one file, because each request takes a round trip on a poor line. */
const sessionModules = [
  "\0vite/preload-helper.js",
  "i18n/src/dictionaries.ts",
  ...["languages", "page-parameters", "passkey-limits"].map((name) => `contracts/src/${name}.ts`),
  ...[
    ...[
      "answers/unexpected-response",
      "installed/current-build",
      "installed/dashboard-worker",
      "clock/server-clock",
      "data/call-procedure",
      "document/theme",
    ],
    ...["session/next-screen", "session/session", "storage/browser-storage", "words/language"],
  ].map((name) => `platform/${name}.ts`),
  ...["auth/enter", "shared/session/passkey-device", "shared/toggles/screen-language"].map(
    (name) => `dashboard/${name}.ts`,
  ),
];
/** One classic script at a fixed address: Firefox 105 supports no module as service worker. */
const worker = (input: string, name: string) => ({
  consumer: "client" as const,
  build: {
    target: visitorsScript,
    outDir: "dist/worker",
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input, output: { format: "iife" as const, entryFileNames: name } },
  },
});
/** What every screen of the dashboard needs: two files instead of seventy, which would be as many round trips. */
const framework =
  /node_modules\/(react|react-dom|scheduler|use-sync-external-store|zod|@tanstack\/[\w-]+|@trpc\/\w+)\//;
const shared = /\/(contracts\/src|src\/ui|src\/platform|dashboard\/shared)\//;
const common = { target, assetsInlineLimit, manifest: true };

/**
 * Five builds: `client`, the dashboard; `behaviour`, the one script of the public pages;
 * `worker` and `dashboardWorker`, the service workers; `ssr`, the server entry with the style sheets of the public pages. All that browsers load
 * ends up in dist/client, except the workers, which have routes of their own.
 */
export default defineConfig(({ command }) => ({
  // Compressed once here, sent as they are: @fastify/static looks for the packed copies.
  plugins: [
    react(),
    guide(),
    hotRenderedPages(),
    olderStyles(),
    gridOnly(),
    olderBrowsers(),
    compression({ algorithms: ["gzip", "brotliCompress"], include: /\.(js|css|svg|webmanifest|txt)$/ }),
  ],
  publicDir: fileURLToPath(new URL("../../packages/artwork/files/brand", import.meta.url)),
  css: {
    modules: { generateScopedName: command === "build" ? shortClassNames(source) : "[local]_[hash:base64:5]" },
    postcss: { plugins: [globalData({ files: [`${source}/ui/widths.css`] }), customMedia()] },
    // It would also replace light-dark(), which no style sheet uses.
    lightningcss: { exclude: Features.LightDark },
  },
  environments: {
    client: {
      build: {
        ...common,
        outDir: "dist/client",
        rollupOptions: {
          input: ["src/dashboard/main.tsx", "src/dashboard/auth/login.ts", "src/dashboard/edit-in-place.tsx"],
          // The pages import what the last one exports.
          preserveEntrySignatures: "exports-only",
          output: {
            codeSplitting: {
              groups: [
                { name: "session", test: (id) => sessionModules.some((module) => id.endsWith(module)), priority: 2 },
                { name: "framework", test: framework },
                { name: "shared", test: shared },
              ],
            },
          },
        },
      },
    },
    behaviour: {
      consumer: "client",
      build: {
        ...common,
        target: visitorsScript,
        outDir: "dist/behaviour",
        copyPublicDir: false,
        rollupOptions: {
          // The second one is for Chromium before 92. An `import()` of it would add Vite's preloader to the script of
          // all pages. Its address has no hash, and browsers cache it: a changed file needs a new name.
          input: ["src/behaviour/main.ts", "src/behaviour/older-browsers.ts"],
          output: { entryFileNames: ({ name }) => `assets/${name}${name === "older-browsers" ? "" : "-[hash]"}.js` },
        },
      },
    },
    worker: worker("src/offline/service-worker.ts", "sw.js"),
    dashboardWorker: worker("src/offline/dashboard-worker.ts", "dashboard-worker.js"),
    ssr: {
      // The build contains its packages in their production form. As separate modules they would read NODE_ENV when the
      // server starts, which may be unset: React's development form takes half as long again.
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      resolve: { noExternal: command === "build" || [/^@visiga\//] },
      build: {
        ...common,
        cssTarget: visitors,
        outDir: "dist/server",
        copyPublicDir: false,
        ssr: true,
        emitAssets: true,
        rollupOptions: { input: "src/entry-server.tsx", output: { codeSplitting: { groups: [styleSheets(source)] } } },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, behaviour, worker, dashboardWorker, ssr } = builder.environments;
      for (const environment of [client, behaviour, worker, dashboardWorker, ssr])
        if (environment) await builder.build(environment);
      for (const build of ["behaviour", "server"]) {
        const files = { recursive: true, filter: (path: string) => build !== "server" || !/\.js(\.\w+)?$/.test(path) };
        await cp(`dist/${build}/assets`, "dist/client/assets", files);
      }
    },
  },
}));
