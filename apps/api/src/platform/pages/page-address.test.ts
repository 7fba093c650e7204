import { describe, expect, it } from "vitest";
import { lostAddress, pageAddress } from "./page-address.ts";

describe("a page's address", () => {
  it("ignores case and unknown parameters, and orders the known ones", () => {
    expect(pageAddress("/Gallery?utm=1&show=48&lang=sw&category=EVENTS")).toEqual({
      path: "/gallery",
      href: "/gallery?lang=sw&show=48&category=EVENTS",
      lang: "sw",
      exists: true,
      item: null,
      plain: false,
      saver: null,
      redirect: null,
    });
  });

  it("is the same for every path that the site does not have, in each language", () => {
    const lost = { href: "/not-found", exists: false, plain: true };
    expect(pageAddress("/wp-login.php?q=1&show=48")).toMatchObject(lost);
    expect(pageAddress("/gallery/nothing")).toMatchObject(lost);
    expect(pageAddress("/nothing?lang=sw")).toMatchObject({ ...lost, href: "/not-found?lang=sw", lang: "sw" });
  });

  it("of an item has no parameter but the language", () => {
    expect(pageAddress("/News/First-Maize-0198c2f4a1?lang=sw&show=48&from=24&q=x")).toMatchObject({
      href: "/news/first-maize-0198c2f4a1?lang=sw",
      exists: true,
      plain: true,
      item: { page: "NEWS", key: "0198c2f4a1" },
    });
    expect(pageAddress("/gallery/0198c2f4a1")).toMatchObject({ exists: true, plain: false });
  });

  it("of an item that does not exist is that of every lost page", () => {
    for (const path of ["/news/a-0198c2f4a1?q=1", "/alumni/0198c2f4a1"]) {
      expect(lostAddress(pageAddress(path))).toEqual(pageAddress("/not-found"));
    }
    expect(lostAddress(pageAddress("/news/a-0198c2f4a1?lang=sw")).href).toBe("/not-found?lang=sw");
  });

  it("leaves out values that no page understands", () => {
    expect(pageAddress("/?lang=fr&show=-1&category=../x").href).toBe("/");
  });

  it("sends a trailing slash to the path without it, query kept", () => {
    expect(pageAddress("/news/?show=48&utm=1").redirect).toBe("/news?show=48&utm=1");
    expect(pageAddress("/").redirect).toBeNull();
  });

  it("leaves a choice of data saver to the server", () => {
    const { href, saver, redirect } = pageAddress("/gallery?saver=off&show=48");
    expect({ href, saver, redirect }).toEqual({ href: "/gallery?show=48", saver: "off", redirect: "/gallery?show=48" });
  });

  it("never sends anybody to another host", () => {
    expect(pageAddress("//example.org/").redirect).toBe("/example.org");
  });
});
