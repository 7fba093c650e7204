import { plainPicture } from "@visiga/testing/sample-pictures";
import { expect, test } from "vitest";
import { userClient } from "#testing/user-client.ts";
import { openRenderedSite } from "./rendered-site.ts";

test("the banner of WAWATA shows the newest picture titled EMBLEM, else an unmarked printed star", async () => {
  const site = await openRenderedSite();
  try {
    const { api } = site;
    const client = userClient(api, await api.logIn(await api.addUser()));
    const banner = async () => {
      const { $ } = await site.read("/wawata");
      return $("main h1").parent().parent();
    };
    expect((await banner()).find("svg")).toHaveLength(1);
    expect((await banner()).find("img")).toHaveLength(0);
    expect((await banner()).text()).not.toMatch(/sample/i);

    const picture = await plainPicture().jpeg().toBuffer();
    const fields = { name: "Emblem", title: "emblem", page: "ABOUT", minors: "false", alt: "A lily over an open book" };
    const emblem = await client.add(fields, picture);
    const image = (await banner()).find("img");
    expect(image.attr("alt")).toBe("A lily over an open book");
    expect(image.attr("src")).toContain(emblem.photo?.id);
    expect((await banner()).find("svg")).toHaveLength(0);

    await client.delete(emblem.id);
    expect((await banner()).find("img")).toHaveLength(0);
  } finally {
    await site.close();
  }
});
