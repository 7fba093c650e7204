import { describe, expect, it } from "vitest";
import { notFoundAddress, pageAddress } from "./requested-page.ts";

describe("a page's address", () => {
  it("a page's address has lower case and only the known parameters, in a fixed order", () => {
    expect(pageAddress("/Gallery?utm=1&show=48&lang=sw&category=EVENTS")).toEqual({
      path: "/gallery",
      href: "/gallery?lang=sw&show=48&category=EVENTS",
      lang: "sw",
      exists: true,
      item: null,
      hasOnlyLanguage: false,
      choices: [],
      light: false,
      redirect: null,
    });
  });

  it("all unknown paths have the same page address in each language", () => {
    const lost = { href: "/not-found", exists: false, hasOnlyLanguage: true };
    expect(pageAddress("/wp-login.php?q=1&show=48")).toMatchObject(lost);
    expect(pageAddress("/gallery/nothing")).toMatchObject(lost);
    expect(pageAddress("/nothing?lang=sw")).toMatchObject({ ...lost, href: "/not-found?lang=sw", lang: "sw" });
  });

  it("an item's page address keeps only the language parameter", () => {
    expect(pageAddress("/News/First-Maize-0198c2f4a1?lang=sw&show=48&from=24&q=x")).toMatchObject({
      href: "/news/first-maize-0198c2f4a1?lang=sw",
      exists: true,
      hasOnlyLanguage: true,
      item: { page: "NEWS", key: "0198c2f4a1" },
    });
    expect(pageAddress("/gallery/0198c2f4a1")).toMatchObject({ exists: true, hasOnlyLanguage: false });
  });

  it("an item that does not exist has the page address of the not-found page", () => {
    for (const path of ["/news/a-0198c2f4a1?q=1", "/alumni/0198c2f4a1"]) {
      expect(notFoundAddress(pageAddress(path))).toEqual(pageAddress("/not-found"));
    }
    expect(notFoundAddress(pageAddress("/news/a-0198c2f4a1?lang=sw")).href).toBe("/not-found?lang=sw");
  });

  it("a page's address omits invalid values", () => {
    expect(pageAddress("/?lang=fr&show=-1&category=../x").href).toBe("/");
  });

  it("an address with a trailing slash redirects to the path without it and keeps the query", () => {
    expect(pageAddress("/news/?show=48&utm=1").redirect).toBe("/news?show=48&utm=1");
    expect(pageAddress("/").redirect).toBeNull();
  });

  it("an address with the choices of data saver and theme redirects to the address without them", () => {
    expect(pageAddress("/gallery?saver=off&show=48&theme=dark")).toMatchObject({
      href: "/gallery?show=48",
      choices: [
        { name: "saver", value: "off" },
        { name: "theme", value: "dark" },
      ],
      redirect: "/gallery?show=48",
    });
    expect(pageAddress("/gallery?theme=blue")).toMatchObject({ choices: [], redirect: null });
  });

  it("an address with data saver shows its page at once, without another choice or a final slash", () => {
    const light = { href: "/gallery?show=48", light: true, choices: [{ name: "saver", value: "on" }] };
    expect(pageAddress("/gallery?saver=on&show=48")).toMatchObject({ ...light, redirect: null });
    expect(pageAddress("/gallery/?saver=on").redirect).toBe("/gallery?saver=on");
    expect(pageAddress("/gallery?saver=on&theme=dark").redirect).toBe("/gallery?saver=on");
    expect(pageAddress("/gallery?saver=off").light).toBe(false);
  });

  it("no address redirects to another host", () => {
    expect(pageAddress("//example.org/").redirect).toBe("/example.org");
  });
});
