import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { errors as english } from "@visiga/i18n/en/errors";
import { errors as swahili } from "@visiga/i18n/sw/errors";
import { beforeAll, expect, test } from "vitest";
import { useStubSite, useTestApp } from "#testing/use-test-app.ts";

const site = await useStubSite();
const { api } = await useTestApp({ site: { root: site.root } });
beforeAll(async () => {
  await api.app.listen({ port: 0 });
});

/** Sends the target as it is; a client would encode it. */
async function ask(target: string) {
  const { port } = api.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: school.example\r\nConnection: close\r\n\r\n`);
  const pieces: Buffer[] = [];
  socket.on("data", (piece) => pieces.push(piece));
  await once(socket, "close");
  const answer = Buffer.concat(pieces).toString();
  const header = (name: string) => new RegExp(`^${name}: (.*)\r$`, "im").exec(answer)?.[1];
  return {
    status: Number(answer.split(" ")[1]),
    location: header("location"),
    type: header("content-type"),
    cookie: header("set-cookie"),
    body: answer.slice(answer.indexOf("\r\n\r\n") + 4),
  };
}

const news = [
  // What stands around a link in a sentence.
  ...["/news.", "/news,", "/news)", "/news).", "/news!", "/news:", "/news...", "/news;", "/news'", "/news*", "/news_"],
  ...["/news**", "/news~", "/news]", "/news](https://school.example/news", "/news|", "/news%7C", "/news*/", "/news-"],
  ...[
    "/news%22",
    "/news%3E",
    "/news%E2%80%9D",
    "/news%E2%80%A6",
    "/news%C2%BB",
    "/news%E2%80%99",
    "/(news)",
    "/*news*",
  ],
  // Spaces, visible or not, at the end or where a mail has broken the line.
  ...["/news%20", "/news%C2%A0", "/news%E2%80%8B", "/news%EF%BB%BF", "/news%0A", "/news%0D%0A", "/news%09", "/%20news"],
  ...["/ne%0Aws", "/ne%C2%ADws", "/news%2520", "/news%20Karibu%20sana", "/news%F0%9F%99%8F", "/news.Karibu"],
  // Marks of HTML, and escapes that were cut.
  ...["/news&gt;", "/news&quot;", "/news&amp;", "/news%26gt%3B", "/news%3Cbr%3E", "/news%", "/news%2", "/news%E2%80"],
  // Other shapes of the slash, and more of them.
  ...["//news", "///news//", "/\\news", "/news\\", "/%5Cnews", "/%2Fnews", "/%EF%BC%8Fnews", "/NEWS%20/", "/./news."],
  // Addresses of other kinds of sites.
  ...["/news.html", "/news.php", "/news/index.html", "/NEWS/Index.HTM", "/news;jsessionid=0A1B", "/news%3B"],
];

test.each(news)("%s leads to the news", async (target) => {
  expect(await ask(target)).toMatchObject({ status: 308, location: "/news" });
});

test.each([
  ["/Calendar.ics", "/calendar.ics"],
  ["/calendar.ics).", "/calendar.ics"],
  ["/Feed.XML", "/feed.xml"],
  ["/joining.pdf,", "/joining.pdf"],
  ["/index.html", "/"],
  ["/index.php", "/"],
  ["/%", "/"],
  ["/%E2%80%8B", "/"],
  ["/O-Level.", "/o-level"],
  ["/o%E2%80%93level", "/o-level"],
  ["/o%E2%80%91level", "/o-level"],
  ["/news/first-maize-0198c2f4a1).", "/news/first-maize-0198c2f4a1"],
  ["/news.?lang=sw&utm_source=x", "/news?lang=sw&utm_source=x"],
  ["/news%3Flang=sw", "/news?lang=sw"],
  ["/news&utm_source=x&fbclid=y", "/news"],
])("%s leads to %s", async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 308, location });
});

test.each([
  ...[
    "/a%20level",
    "/A-Level.",
    "/alevel",
    "/ALEVEL/",
    "/a_level",
    "/a+level",
    "/A.Level",
    "/a%20%20level%20",
    "/a/level",
  ],
  ...[
    "/alevel.html",
    "/a%2520level",
    "/a%C2%A0level",
    "/a%E2%80%94level)",
    "/alevel%20Karibu%20sana",
    "/%C3%A1%20level",
  ],
])("%s, typed by ear, leads to the page with these letters", async (target) => {
  expect(await ask(target)).toMatchObject({ status: 308, location: "/a-level" });
});

test.each([
  ["/olevel", "/o-level"],
  ["/o_level?lang=sw", "/o-level?lang=sw"],
  ["/O%20Level%20Admission", "/o-level-admission"],
  ["/Formation%20Admission%20form", "/formation-admission"],
  ["/aboutus", "/about-us"],
  ["/about_us/index.html", "/about-us"],
  ["/About%20Us%20", "/about-us"],
  ["/setpassword", "/set-password"],
  ["/joining.PDF%20", "/joining.pdf"],
])("%s leads to %s, the page with these letters", async (target, location) => {
  expect(await ask(target)).toMatchObject({ status: 308, location });
});

test("a damaged address with a choice of the visitor leads to the page in one step", async () => {
  const found = await ask("/a%20level?saver=on&lang=sw");
  expect(found).toMatchObject({
    status: 303,
    location: "/a-level?saver=on&lang=sw",
    cookie: expect.stringMatching(/^saver=on;/),
  });
});

test.each(["/A-Level", "/O-LEVEL-ADMISSION"])("%s is the page itself", async (target) => {
  expect(await ask(target)).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
});

test.each(["/news?utm_source=whatsapp&fbclid=IwAR0", "/NEWS?gclid=1", "/news?", "/news?%", "/news?lang=%E2"])(
  "%s is the news themselves",
  async (target) => {
    expect(await ask(target)).toMatchObject({ status: 200, type: "text/html; charset=utf-8" });
  },
);

test.each([
  "/news/100%",
  "/nothing.",
  "/nothing%20",
  "/.env",
  "/newss",
  "/news/x.",
  "/wp-login.php",
  "/%ff%fe",
  "/b%20level",
  "/alevels",
  "/level%20a",
])("%s has no page, and gets the one that says so", async (target) => {
  expect(await ask(target)).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
});

test.each([
  ["/media/nothing.webp", 404, "not_found"],
  ["/media/../../etc/passwd", 404, "not_found"],
  ["/media/..%2f..%2fetc/passwd", 404, "not_found"],
  [`/media/${crypto.randomUUID()}/200.webp`, 404, "not_found"],
  // Bytes that no browser sends, which the parser refuses.
  ["/news\u200b", 400, "malformed_request"],
  ["/habari\u0001", 400, "malformed_request"],
  ["/assets/nothing.js", 404, "not_found"],
  ["/backups/nothing?token=x", 403, "forbidden"],
  ["/documents/x/y.pdf", 404, "not_found"],
  ["/%00", 400, "malformed_request"],
  [`/${"a".repeat(3000)}`, 414, "address_too_long"],
] as const)("%s fails with a page in both languages", async (target, expected, code) => {
  const { status, type, body } = await ask(target);
  expect({ status, type }).toEqual({ status: expected, type: "text/html; charset=utf-8" });
  for (const { failure } of [english, swahili]) expect(body).toContain(failure[code]);
});

test.each(["/api/v1/%", "/api/v1/nothing", "/api/%00", "/API/v1/users"])(
  "%s fails with JSON, for programs",
  async (target) => {
    const { status, type } = await ask(target);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(type).toBe("application/json; charset=utf-8");
  },
);

test.each([
  "//evil.example",
  "/\\evil.example/.",
  "/%2F%2Fevil.example",
  "/news%0D%0ALocation:%20//evil",
  "/@evil.example",
])("%s leads to no other site", async (target) => {
  const { location = "/" } = await ask(target);
  expect(location).toMatch(/^\/(?![/\\])[^\r\n]*$/);
});
