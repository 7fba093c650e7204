import type { BinPage } from "@visiga/contracts/bin";
import { expect, test } from "vitest";
import { userClient } from "#testing/user-client.ts";
import type { ReadPage } from "./rendered-site.ts";
import { useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();
const client = userClient(site.api, await site.api.logIn(await site.api.addUser()));

const description = [
  "Bring on **Monday**:",
  "- a _clean_ mattress, ~old~ sheets",
  "- **two** [forms](https://example.org/forms?a=1&b=2)",
  "1. not a list & <b>no markup</b>",
  "Call [the office](tel:+255700000001) or [write](mailto:info@example.org).",
].join("\n");
const words = [
  "Bring on Monday:",
  "a clean mattress, old sheets",
  "two forms",
  "1. not a list & <b>no markup</b>",
  "Call the office or write.",
];
const news = { page: "NEWS", name: "Sample Author", title: "What to bring" };
/** The paragraphs and lists of an item's text, without its day. */
const textOf = ({ $ }: ReadPage) =>
  $("main article p, main article li")
    .toArray()
    .map((line) => $(line))
    .filter((line) => line.find("time").length === 0)
    .map((line) => line.text())
    .slice(-words.length);

test("a news page shows the lists, links and styles of a text, and no other Markdown or HTML", async () => {
  const { path } = await client.add({ ...news, description });
  const page = await site.read(String(path));
  const { $ } = page;
  expect(textOf(page)).toEqual(words);
  const article = $("main article");
  expect(article.find("ul > li")).toHaveLength(2);
  expect(
    article
      .find("strong")
      .map((_, each) => $(each).text())
      .get(),
  ).toEqual(["Monday", "two"]);
  expect(article.find("em").text()).toBe("clean");
  expect(article.find("s").text()).toBe("old");
  expect(article.find("ol, b")).toHaveLength(0);
  const addresses = article.find("p a, li a").map((_, each) => $(each).attr("href"));
  expect(addresses.get()).toEqual(
    expect.arrayContaining(["https://example.org/forms?a=1&b=2", "tel:+255700000001", "mailto:info@example.org"]),
  );
});

test("cards, meta tags and the feed show no marks of news but points; REST keeps them", async () => {
  const plainWords = words.map((line) => (/^(a clean|two)/.test(line) ? `• ${line}` : line));
  const { id, path } = await client.add({ ...news, title: "Without marks", description });
  const { $ } = await site.read(String(path));
  expect($('meta[name="description"]').attr("content")).toBe(plainWords.join(" "));
  expect($('meta[property="og:description"]').attr("content")).toBe(plainWords.join(" "));
  const { $: list } = await site.read("/news");
  expect(list("main").text()).toContain(plainWords.join("\n"));
  expect(list("main").text()).not.toContain("**");
  const feed = await site.api.app.inject("/feed.xml");
  expect(feed.body).toContain("Bring on Monday:");
  expect(feed.body).not.toContain("**Monday**");
  const found = await client.query<{ items: { id: string }[] }>("files.list", { page: "NEWS", search: "mattress" });
  expect(found.items.map((item) => item.id)).toContain(id);
  expect((await client.list("/page/NEWS")).find((item) => item.id === id)?.description).toBe(description);
});

test("addresses of scripts and other hostile texts become no links, no markup and no attributes", async () => {
  const hostile = [
    "**x** [a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#106;avascript:alert(1)) [d](vbscript:x)",
    '[e](data:text/html,<script>alert(1)</script>) [f](<https://x.org" onmouseover="alert(1)>) [g](file:///etc/passwd)',
    "<img src=x onerror=alert(1)> <https://auto.example> ![h](https://example.org/i.png) [i](//evil.example)",
    "[j]: javascript:alert(1)",
    "[j] `code` &lt;script&gt; \\*",
    `${"- ".repeat(1000)}deep ${"[".repeat(500)}](${"**a".repeat(200)}`,
  ].join("\n");
  const { path } = await client.add({ ...news, title: "Hostile", description: hostile });
  const { status, $ } = await site.read(String(path));
  expect(status).toBe(200);
  const text = $("main article p, main article li");
  const addresses = text
    .find("a")
    .map((_, link) => $(link).attr("href"))
    .get();
  expect(addresses.filter((address) => !/^(https:|\/)/.test(address))).toEqual([]);
  expect(text.find("img, script, code, [onmouseover], [onerror]")).toHaveLength(0);
  expect(text.text()).toContain("<img src=x onerror=alert(1)> <https://auto.example> !h");
  expect(text.text()).toContain("&lt;script&gt; \\*");
});

test("a text of an earlier release is rendered as before, until it is edited", async () => {
  const old = { ...news, title: "Old text" };
  const { id, path } = await client.add({ ...old, description });
  const { api } = site;
  await api.services.contentVersion.change((manager) =>
    manager.query("UPDATE file SET formatted = false, plain_text = null, text_lines = null WHERE id = $1", [id]),
  );
  const page = await site.read(String(path));
  expect(textOf(page)).toEqual(description.split("\n"));
  expect(page.$("main article").find("strong, li")).toHaveLength(0);
  await client.put(id, { ...old, name: "Another author", description });
  expect(textOf(await site.read(String(path)))).toEqual(description.split("\n"));
  await client.put(id, { ...old, name: "Another author", description: `${description}\nMore` });
  expect((await site.read(String(path))).$("main article strong")).toHaveLength(2);
});

test("a text keeps its format in the bin", async () => {
  const { id, path } = await client.add({ ...news, title: "From the bin", description });
  await client.delete(id);
  const { items } = await client.query<BinPage>("bin.list", {});
  await client.mutate("bin.restore", { entries: [items[0]?.id] });
  expect((await site.read(String(path))).$("main article strong")).toHaveLength(2);
});
