import { expect, test } from "vitest";
import { plain, readOnlySite } from "./rendered-site.ts";

const site = await readOnlySite();

const socialLinks = {
  TikTok: "https://www.tiktok.com/",
  YouTube: "https://www.youtube.com/",
  Instagram: "https://www.instagram.com/",
};

async function linksOf(part: string): Promise<Record<string, string | undefined>> {
  const { $ } = await site.read("/contact");
  const links = $(part).find("a").toArray();
  return Object.fromEntries(
    links.map((link) => [$(link).attr("aria-label") ?? plain($(link).text()), $(link).attr("href")]),
  );
}

test("the footer has contacts, addresses, the social links and the year", async () => {
  const year = site.api.clock.now().getFullYear();
  expect(await linksOf("body > footer")).toMatchObject({
    "St. Mary’s Junior Seminary, Visiga": "/login",
    "+255 700 000 001": "tel:+255700000001",
    "admission@example.org": "mailto:admission@example.org",
    ...socialLinks,
    [`© ${year} St. Mary’s Junior Seminary, Visiga`]: "/developer",
  });
  const text = plain((await site.read("/contact")).$("body > footer").text());
  for (const part of ["P.O. Box 000, Kibaha", "A school of the Archdiocese of Dar es Salaam"])
    expect(text).toContain(part);
});

test("contact has two telephones, two mails, both addresses and the social links", async () => {
  expect(await linksOf("article")).toMatchObject({
    "+255 700 000 001": "tel:+255700000001",
    "+255 700 000 002": expect.stringMatching(/^tel:/),
    "admission@example.org": "mailto:admission@example.org",
    "projects@example.org": "mailto:projects@example.org",
    ...socialLinks,
  });
  const { $ } = await site.read("/contact");
  const addresses = $("article address").map((_, address) => plain($(address).text()));
  expect(addresses.get()).toEqual([
    expect.stringMatching(/^Visiga, Kibaha District/),
    expect.stringMatching(/^P\.O\. Box 000/),
  ]);
});

test("an email address continues on the next line at its @ only", async () => {
  const { $ } = await site.read("/contact");
  const parts = $("a[href^='mailto:'] span").map((_, address) => $(address).html());
  expect(parts.get()).toContain("admission<wbr>@example.org");
});
