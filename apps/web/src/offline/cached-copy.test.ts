import { expect, test } from "vitest";
import { copyInfo, copyTime, toCachedCopy, withNewTime, withNotice } from "./cached-copy.ts";

const html =
  '<!DOCTYPE html><html lang="sw"><head><title>Historia | Visiga</title></head><body><p role="status" data-kept-notice="Nakala ya {when}." hidden=""></p></body></html>';
const page = { "content-type": "text/html; charset=utf-8" };
const answer = (init: ResponseInit = {}) =>
  new Response(html, { headers: { ...page, "content-language": "sw", vary: "cookie", etag: '"1"' }, ...init });
const copyOf = async (now: string) => {
  const copy = await toCachedCopy(answer(), new Date(now));
  if (!copy) throw new Error("The page was not cached");
  return copy;
};

test("a cached page has its time, language, title and size, and no vary header", async () => {
  const cached = await copyOf("2026-11-22T11:05:00Z");
  expect(copyInfo(cached)).toEqual({
    at: "2026-11-22T11:05:00.000Z",
    language: "sw",
    title: "Historia | Visiga",
    bytes: html.length,
  });
  expect([cached.headers.get("vary"), cached.headers.get("etag")]).toEqual([null, '"1"']);
});

test("the notice gives the time of caching in the school's time zone and the page's language", async () => {
  const cached = await copyOf("2026-11-22T11:05:00Z");
  expect(copyTime(copyInfo(cached), "en")).toBe("22\u00a0November\u00a02026, 14:05");
  expect(await (await withNotice(cached)).text()).toContain(
    '<p role="status" data-kept-notice="Nakala ya {when}.">Nakala ya <span>22\u00a0Novemba\u00a02026, 14:05</span>.</p>',
  );
});

test("a copy hides what is over since, and has the words in its place", async () => {
  const dated = [
    '<aside class="gold" data-announcement="A &gt; B" data-until="2027-06-30">News</aside>',
    '<p data-until="2027-06-30" data-over="The last date was 30 June.">Submit by 30 June</p>',
    '<small>O-level only, <span data-until="2027-06-30" data-over="was due">due</span></small>',
    '<div data-until="2027-07-01"><dt>1 July</dt></div>',
  ];
  const body = html.replace("</body>", () => `${dated.join("")}</body>`);
  const cached = await toCachedCopy(new Response(body, { headers: { ...page, "content-language": "sw" } }));
  const on = async (now: string) => (await withNotice(cached?.clone() ?? Response.error(), new Date(now))).text();
  expect(await on("2027-06-30T20:59:59Z")).toContain(dated.join(""));
  expect(await on("2027-06-30T21:00:00Z")).toContain(
    [
      '<aside class="gold" data-announcement="A &gt; B" data-until="2027-06-30" hidden="">News</aside>',
      '<p>The last date was 30 June.</p><p data-until="2027-06-30" data-over="The last date was 30 June." hidden="">Submit by 30 June</p>',
      '<small>O-level only, was due<span data-until="2027-06-30" data-over="was due" hidden="">due</span></small>',
      '<div data-until="2027-07-01"><dt>1 July</dt></div>',
    ].join(""),
  );
});

test("a copy that the server confirms gets the time of the confirmation", async () => {
  const cached = await copyOf("2026-11-22T11:05:00Z");
  const again = withNewTime(cached, new Date("2026-11-23T06:00:00Z"));
  expect(copyInfo(again)).toMatchObject({ at: "2026-11-23T06:00:00.000Z", title: "Historia | Visiga" });
  expect(await again.text()).toBe(html);
});

test.each([
  ["a page is cached", answer(), true],
  ["a missing page is not cached", answer({ status: 404 }), false],
  ["a failure is not cached", answer({ status: 503 }), false],
  ["a response without a known language is not cached", answer({ headers: page }), false],
  [
    "a page of data saver is cached",
    answer({ headers: { ...page, "content-language": "sw", "save-data": "on" } }),
    true,
  ],
  [
    "the redirect of a guest network is not cached",
    Object.defineProperty(answer(), "redirected", { value: true }),
    false,
  ],
])("%s", async (_, response, cached) => {
  expect((await toCachedCopy(response)) !== undefined).toBe(cached);
});
