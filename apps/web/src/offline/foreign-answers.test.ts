import { expect, onTestFinished, test, vi } from "vitest";
import { circular, picture, picturePage, Visitor } from "./testing/visitor.ts";
import { hour, notice, pass } from "./testing/worker.ts";

const english = { "content-language": "en" };
const page = (html: string, headers: Record<string, string> = {}) =>
  new Response(html, { headers: { "content-type": "text/html; charset=utf-8", ...headers } });
const login = "<!DOCTYPE html><html><title>Karibu</title><form action=/login>Ingia</form></html>";
const half = '<!DOCTYPE html><html lang="en"><p data-kept-notice="true" hidden=""></p><main>The first ha';
const redirected = (response: Response, to: string) =>
  Object.defineProperties(response, { redirected: { value: true }, url: { value: to } });
const opaque = () => Object.defineProperties(new Response(""), { status: { value: 0 }, type: { value: "opaque" } });

/** What a network, a proxy or a broken connection puts in the place of any answer of the school. */
const foreign: readonly [string, () => Response][] = [
  ["the login page of a network", () => page(login)],
  ["the login page of a network in a language of the site", () => page(login, english)],
  ["the login page of a network as plain text", () => new Response(login, { headers: english })],
  ["the login page of a network by a redirect", () => redirected(page(login, english), "https://school.example/login")],
  ["a page that a proxy has cut", () => page(half, english)],
  ["an empty page", () => page("", english)],
  ["a page of another school", () => page(login.replace("Karibu", "Other | School"), english)],
  ["JSON", () => Response.json({ message: "Log in" }, { headers: english })],
  ["an answer that the worker cannot read", opaque],
  ...[401, 403, 404, 410, 429, 500, 502, 503, 504, 511, 520, 530].map((status): [string, () => Response] => [
    `an error page ${status}`,
    () => new Response(login, { status, headers: { "content-type": "text/html" } }),
  ]),
];

async function seen(): Promise<Visitor> {
  const visitor = new Visitor();
  for (const path of ["/history", picturePage]) await visitor.read(path);
  await visitor.show(picture);
  await visitor.read(circular);
  return visitor;
}

const everything = (visitor: Visitor) =>
  Promise.all((["pages", "files", "pictures", "documents"] as const).map((kind) => visitor.cached(kind)));

test.each(foreign)("%s is neither stored as anything of the school, nor deletes what is stored", async (_, answer) => {
  const visitor = await seen();
  const before = await everything(visitor);
  visitor.connection = answer;
  await pass(1.1 * hour);
  for (const path of ["/history", picturePage, "/staff", circular, circular.replace("circular", "other")])
    await visitor.read(path).catch(() => undefined);
  await visitor.show(picture);
  await visitor.show(picture.replace("400", "200")).catch(() => undefined);
  await pass(12 * hour);
  await visitor.idle("/history");
  expect(await everything(visitor)).toEqual(before);
  visitor.connection = "cut";
  for (const path of ["/history", picturePage, "/contact"]) {
    const html = await (await visitor.open(path)).text();
    expect(html).toContain(`<title>${path} |`);
    expect(html).toContain(notice);
  }
});

test.each([502, 503, 520, 522, 530])("a page is shown from the device while a proxy answers %i", async (status) => {
  const visitor = await seen();
  visitor.connection = status;
  expect(await (await visitor.open("/history")).text()).toContain(notice);
});

test.each([200, 403, 511])(
  "the login page of a network, with status %i, is shown, so that one can log in",
  async (status) => {
    const visitor = await seen();
    visitor.connection = () => new Response(login, { status, headers: { "content-type": "text/html" } });
    expect(await (await visitor.open("/history")).text()).toBe(login);
  },
);

test("a page stored in place of a style sheet is not used and is replaced", async () => {
  const visitor = new Visitor();
  await (await caches.open("files-1")).put("/assets/style.css", page(login));
  expect(await (await visitor.load("/assets/style.css", "style")).text()).toBe("");
  await visitor.read("/history");
  const stored = await (await caches.open("files-1")).match("/assets/style.css");
  expect(stored?.headers.get("content-type")).toBe("text/css");
});

test("a document of unknown length is not stored", async () => {
  const visitor = new Visitor();
  visitor.connection = () => new Response("%PDF-", { headers: { "content-type": "application/pdf" } });
  await visitor.read(circular);
  expect(await visitor.cached("documents")).toEqual([]);
});

/** By more than a year. The fake timers stand still if their own clock goes back. */
function setClockBack(): void {
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 400 * 24 * hour);
  onTestFinished(() => now.mockRestore());
}

test("pictures of people and their pages are deleted if the clock goes back more than a day", async () => {
  const visitor = await seen();
  visitor.connection = "cut";
  setClockBack();
  await expect(visitor.show(picture)).rejects.toThrow();
  expect(await (await visitor.open(picturePage)).text()).toContain("<title>/offline |");
  expect(await (await visitor.open("/history")).text()).toContain("<title>/history |");
});

test("after the clock was set back, the pages of the precache are requested again", async () => {
  const visitor = await seen();
  setClockBack();
  const before = visitor.asked.length;
  await visitor.idle("/history");
  expect(visitor.asked.slice(before)).toContain("/contact?lang=en");
});

test("on a full device copies are shown offline, and withdrawn items are deleted", async () => {
  const visitor = await seen();
  visitor.fillCaches();
  visitor.withdrawn = true;
  await pass(13 * hour);
  await visitor.idle("/history").catch(() => undefined);
  expect(await visitor.cached("pages")).not.toContain(`${picturePage}?lang=en`);
  visitor.connection = "cut";
  expect(await (await visitor.open("/contact")).text()).toContain(notice);
});

test("after the browser has deleted everything, pages open, and are stored again", async () => {
  const visitor = await seen();
  visitor.clearCaches();
  await visitor.read("/history");
  visitor.connection = "cut";
  expect(await (await visitor.open("/history")).text()).toContain(notice);
});
