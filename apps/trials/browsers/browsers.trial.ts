import { languages } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { prepareTemplate, removeFolder, type Server, startCopy } from "@visiga/web/e2e/support/server.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dashboardJourneys, olderJourneys } from "./dashboard-journeys.ts";
import { engines } from "./engines.ts";
import { type Tab, until, type Visit } from "./tab.ts";
import { offlineJourney, visitorJourneys } from "./visitor-journeys.ts";

const template = await prepareTemplate();
afterAll(() => removeFolder(template));

/** A script that the browser cannot parse, and requests without a network, are reported as errors. */
const withErrors = { ...olderJourneys, ...offlineJourney };

for (const { name, old, provide } of engines) {
  const start = await provide().catch((error: Error) => console.warn(`${name} was not tried: ${error.message}`));
  if (!start) continue;
  const journeys = { ...visitorJourneys, ...(old ? olderJourneys : dashboardJourneys), ...offlineJourney };

  describe.each(languages)(`${name}, %s`, (language) => {
    let server: Server;
    let tab: Tab;
    let visit: Omit<Visit, "notTried">;

    beforeAll(async () => {
      server = await startCopy(template);
      tab = await start();
      visit = {
        tab,
        language,
        t: await loadPublicDictionary(language),
        dashboardWords: await loadDashboardDictionary(language),
        open: async (path) => {
          const address = new URL(path, server.url);
          address.searchParams.set("lang", language);
          await tab.open(address.href);
          await until(tab, "document.readyState === 'complete'");
        },
        stopServer: () => server.stop(),
      };
    });
    afterAll(async () => {
      await tab.close();
      await server.stop();
    });

    test.for(Object.entries(journeys))("%s", async ([name, journey], { skip }) => {
      tab.errors();
      await journey({ ...visit, notTried: skip });
      if (!(name in withErrors)) expect(tab.errors()).toEqual([]);
    });
  });
}
