import { languages } from "@visiga/contracts/languages";
import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type DrawnSite, openDrawnSite } from "./drawn-site.ts";
import { everyPath, screenPaths } from "./every-path.ts";

/** The standard's rules: what there is, what may stand in what, unique ids, and no role that an element has anyway. */
const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "no-redundant-role": "error" },
});

let site: DrawnSite;
beforeAll(async () => {
  site = await openDrawnSite();
});
afterAll(() => site.close());

describe.each(languages)("in %s", (language) => {
  test.each([...everyPath, ...screenPaths])("%s is valid HTML", async (path) => {
    const { results } = await checker.validateString((await site.get(`${path}?lang=${language}`)).body);
    const mistakes = results.flatMap(({ messages }) => messages);
    expect(mistakes.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });
});

test("a page that is not valid is found out", async () => {
  const wrong = `<!DOCTYPE html><html lang="en"><head><title>A</title></head>
    <body><p id="a"><div></div></p><button><a href="/" id="a">B</a></button><dl><p></p></dl></body></html>`;
  const { results } = await checker.validateString(wrong);
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(["no-dup-id", "element-permitted-content", "close-order"]));
});
