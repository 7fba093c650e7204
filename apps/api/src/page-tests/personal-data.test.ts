import { languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const site = await useRenderedSite();

test.each(languages)("/contact and /privacy say in %s only what is entered on the registration", async (language) => {
  const { place } = (await loadPublicDictionary(language)).privacy;
  const textOf = async (path: string) => plain((await site.read(path, language)).$("article").text());
  for (const key of ["dataRegistration", "serverCountry", "backupCountry"]) await site.enter(key, null);
  const before = [await textOf("/contact"), await textOf("/privacy")].join();
  for (const term of Object.values(place)) expect(before).not.toContain(term);

  await site.enter("dataRegistration", "PDPC-0001");
  await site.enter("serverCountry", { en: "Tanzania", sw: "Tanzania" });
  await site.enter("backupCountry", { en: "Germany", sw: "Ujerumani" });
  expect(await textOf("/contact")).toContain(`${place.registration}PDPC-0001`);
  const privacy = await textOf("/privacy");
  const country = { en: "Germany", sw: "Ujerumani" }[language];
  for (const words of [`${place.registration}PDPC-0001`, `${place.server}Tanzania`, `${place.backups}${country}`])
    expect(privacy).toContain(words);
});
