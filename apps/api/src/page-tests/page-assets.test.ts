import { readFile } from "node:fs/promises";
import type { DashboardShell } from "@visiga/contracts/installed-dashboard";
import { languages } from "@visiga/contracts/languages";
import { styleSheetBudget, workerBudget } from "@visiga/contracts/page-budgets";
import { offlinePath, removalPath, searchPath } from "@visiga/contracts/public-paths";
import { errors } from "@visiga/i18n/en/errors";
import type { CheerioAPI } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { everyPath, screenPaths } from "./every-path.ts";
import { type RenderedSite, readOnlySite } from "./rendered-site.ts";

let site: RenderedSite;
let dashboard: ReadonlySet<string>;
/** The classes of each style sheet of the public pages, by its address. */
let classes: ReadonlyMap<string, ReadonlySet<string>>;

beforeAll(async () => {
  site = await readOnlySite();
  const files = (await builtFiles("client")).filter((each) => /\.(js|css)$/.test(each));
  dashboard = new Set(files.map((each) => `/${each}`));
  const sheets = (await builtFiles("server")).filter((each) => each.endsWith(".css"));
  classes = new Map(
    await Promise.all(sheets.map(async (each) => [`/${each}`, classesOf(await built(`client/${each}`))] as const)),
  );
});

const built = (file: string) => readFile(new URL(`../../../web/dist/${file}`, import.meta.url), "utf8");

async function builtFiles(build: string): Promise<string[]> {
  const modules: Record<string, { file: string; css?: string[] }> = JSON.parse(
    await built(`${build}/.vite/manifest.json`),
  );
  return Object.values(modules).flatMap(({ file, css = [] }) => [file, ...css]);
}

/** Pages of kinds that are not in `everyPath`. */
const unindexedPaths = [offlinePath, `${searchPath}?q=form`, `${removalPath}?on=/staff`, `${removalPath}?sent=yes`];

const classesOf = (css: string) => new Set([...css.matchAll(/\.([a-z_-][\w-]*)/gi)].map(([, name = ""]) => name));

/** Addresses of the files that a page loads without interaction. */
const loaded = ($: CheerioAPI) =>
  [...$("script[src]").toArray(), ...$("link[rel]").toArray()].map(
    (element) => $(element).attr("src") ?? String($(element).attr("href")),
  );
const styles = ($: CheerioAPI) =>
  $("link[rel=stylesheet]")
    .toArray()
    .map((link) => String($(link).attr("href")));

describe.each(languages)("in %s", (language) => {
  test.each(everyPath)("%s loads one script, two style sheets and nothing of the dashboard", async (path) => {
    const { $ } = await site.read(path, language);
    expect(loaded($).filter((address) => dashboard.has(address))).toEqual([]);
    expect(styles($)).toHaveLength(styleSheetBudget);
    expect($("script[src]")).toHaveLength(1);
    expect($("link[rel=modulepreload]")).toHaveLength(0);
    // Chromium needs the styles of page transitions before it loads any file.
    const inPage = $("style").map((_, style) => $(style).text());
    expect(inPage.get()).toEqual([expect.stringMatching(/^@media[^{]*\{@view-transition\{navigation:auto\}\}$/)]);
    const inline = $("script:not([src])").filter((_, script) => $(script).attr("type") !== "application/ld+json");
    expect(inline.toArray().map((script) => $(script).text())).toEqual([expect.stringContaining('"theme"')]);
    const attributes = $("*")
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}));
    expect(attributes.filter((name) => name.startsWith("on"))).toEqual([]);
  });

  test.each([...everyPath, ...unindexedPaths])("%s loads the style of all its elements", async (path) => {
    const { $ } = await site.read(path, language);
    const loadedClasses = new Set(styles($).flatMap((address) => [...(classes.get(address) ?? [])]));
    const used = new Set(
      $("[class]")
        .toArray()
        .flatMap((element) => String($(element).attr("class")).split(" ")),
    );
    const missing = [...classes].flatMap(([address, names]) =>
      [...names].filter((name) => used.has(name) && !loadedClasses.has(name)).map((name) => `${name} of ${address}`),
    );
    expect(missing).toEqual([]);
  });

  test.each(screenPaths)("%s loads existing files of the dashboard in the reader's language", async (path) => {
    const { $ } = await site.read(path, language);
    const files = loaded($).filter((address) => /\.(js|css)$/.test(address));
    expect(files.length).toBeGreaterThan(3);
    for (const address of files) {
      expect(dashboard.has(address) || (path === "/login" && classes.has(address)), address).toBe(true);
      expect((await site.get(address)).statusCode, address).toBe(200);
    }
  });
});

test.each([{ range: "bytes=9-1" }, { range: "bytes=99999999-" }, { "if-match": '"other"' }])(
  "a style sheet requested with %j is refused as a malformed request",
  async (headers) => {
    const [url = ""] = styles((await site.read("/")).$);
    const answer = await site.api.app.inject({ url, headers });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(errors.failure.malformed_request);
  },
);

test.each([
  ["/sw.js", "/"],
  ["/dashboard-worker.js", "/dashboard"],
])("the service worker %s is at most 15 KB, is checked at each visit and may control %s", async (url, scope) => {
  const answer = await site.api.app.inject({ url, headers: { "accept-encoding": "br" } });
  expect(answer.rawPayload.length).toBeLessThanOrEqual(workerBudget);
  expect(answer.headers).toMatchObject({ "cache-control": "no-cache", "service-worker-allowed": scope });
});

test("the dashboard names its build and every file that a page of it loads, in both languages", async () => {
  const { build, files }: DashboardShell = (await site.get("/dashboard-shell.json")).json();
  for (const language of languages) {
    const { $ } = await site.read("/dashboard", language);
    expect($("html").attr("data-build")).toBe(build);
    expect(loaded($).filter((address) => address.startsWith("/assets/") && !files.includes(address))).toEqual([]);
  }
  for (const file of files) expect((await site.get(file)).statusCode, file).toBe(200);
});

test("screens of the dashboard have its worker and manifest, public pages their own", async () => {
  const of = async (path: string) => {
    const { $ } = await site.read(path);
    return [$("html").attr("data-worker"), $("link[rel=manifest]").attr("href")];
  };
  for (const path of screenPaths)
    expect(await of(path)).toEqual(["/dashboard-worker.js", "/dashboard.webmanifest?lang=en"]);
  for (const path of ["/", "/news", "/not-found"])
    expect(await of(path)).toEqual(["/sw.js", "/manifest.webmanifest?lang=en"]);
});

test("the login page loads two files of script, and no files that only the dashboard needs", async () => {
  const { $ } = await site.read("/login");
  const files = new Set(loaded($));
  expect([...files].filter((address) => address.endsWith(".js"))).toHaveLength(2);
  const more = loaded((await site.read("/dashboard")).$).filter((address) => !files.has(address));
  expect(more.some((address) => address.endsWith(".js"))).toBe(true);
  expect(files.size).toBeLessThan(loaded((await site.read("/dashboard")).$).length);
});

test("the login offers passkeys without loading the dashboard", async () => {
  const modules: Record<string, { file: string; imports?: string[] }> = JSON.parse(
    await built("client/.vite/manifest.json"),
  );
  const filesOf = (module: string): string[] => [
    modules[module]?.file ?? module,
    ...(modules[module]?.imports ?? []).flatMap(filesOf),
  ];
  const files = [...new Set(filesOf("src/dashboard/auth/passkey-login.ts"))];
  const sizes = await Promise.all(files.map(async (file) => (await built(`client/${file}`)).length));
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(20_000);
});

test("the server's build contains the production builds of its packages, whatever NODE_ENV is", async () => {
  const entry = await built("server/entry-server.js");
  expect(entry).toMatch(/react-dom\S*\.production\.js/);
  expect(entry).not.toMatch(/react\S*\.development\.js/);
  const imports = (entry.match(/^import .*/gm) ?? []).filter((line) => !/ from "\.\/assets\/\w+-\S+\.js";$/.test(line));
  expect(imports.filter((line) => !/ from "node:\w+";$/.test(line))).toEqual([]);
});
