import { type Language, languages } from "@visiga/contracts/languages";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay, formatWeekday } from "@visiga/i18n/format";
import { beforeAll, describe, expect, test } from "vitest";
import { plain, useRenderedSite } from "./rendered-site.ts";

const past = "2020-01-13";
const site = await useRenderedSite();
beforeAll(async () => {
  const what = { en: "Form 1", sw: "Kidato cha Kwanza" };
  await site.enter("admissionDueDate", past);
  await site.enter("fees", [{ what, amount: 1000, due: past, level: "both" }]);
  await site.enter("reportingDays", [{ day: past, what, level: "both" }]);
  await site.enter("entranceExaminations", [{ day: past, place: what, level: "both" }]);
});

const article = async (path: string, language: Language) =>
  plain((await site.read(path, language)).$("main article").text());

describe.each(languages)("days that are over, in %s", (language) => {
  const day = plain(formatDay(past, language));

  test.each(["/o-level-admission", "/a-level-admission"])(
    "%s says that the due date and the examination are over",
    async (path) => {
      const { admission, joining } = await loadPublicDictionary(language);
      const page = await article(path, language);
      expect(page).toContain(fill(admission.dueDate.over, { day }));
      expect(page).not.toContain(fill(admission.submitBy, { day }));
      expect(page).not.toContain(fill(joining.reporting.day, { day }));
      const { $ } = await site.read(path, language);
      const heading = $("main h2").filter((_, each) => $(each).text() === admission.examinations);
      const weekday = formatWeekday(past, language);
      expect(plain(heading.next().text())).toBe(plain(fill(admission.dayOver, { day: `${weekday} ${day}` })));
    },
  );

  test("/formation-admission says that the last due date is over", async () => {
    const { admission } = await loadPublicDictionary(language);
    expect(await article("/formation-admission", language)).toContain(fill(admission.dueDate.over, { day }));
  });

  test("/joining says when a fee was to be paid, and the last reporting day", async () => {
    const { admission, joining } = await loadPublicDictionary(language);
    const { $ } = await site.read("/joining?level=o-level", language);
    expect(plain($("main article").text())).toContain(fill(joining.dueOver, { day }));
    const heading = $("main h2").filter((_, each) => $(each).text() === joining.reporting.title);
    expect(plain(heading.next().text())).toBe(fill(admission.dayOver, { day }));
    expect($("main dt, main li").text()).not.toContain(day);
  });
});
