import { languages } from "@visiga/contracts/languages";
import { HtmlValidate } from "html-validate";
import { describe, expect, test } from "vitest";
import { everyPath, screenPaths } from "./every-path.ts";
import { readOnlySite } from "./rendered-site.ts";

/** Rules of the HTML standard: known elements, permitted content, unique ids, no redundant roles. */
const checker = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: { "no-redundant-role": "error" },
});

async function mistakesOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const site = await readOnlySite();

describe.each(languages)("in %s", (language) => {
  test.each([...everyPath, ...screenPaths])("%s is valid HTML", async (path) => {
    expect(await mistakesOf((await site.get(`${path}?lang=${language}`)).body)).toEqual([]);
  });

  test("the removal form is valid HTML in all its states", async () => {
    const [file] = await site.database.query("SELECT id FROM file WHERE shown AND photo_id IS NOT NULL LIMIT 1");
    const form = `/removal?file=${file.id}&lang=${language}`;
    for (const path of [form, `/removal?on=/staff&lang=${language}`, `/removal?sent=yes&lang=${language}`, "/removal"])
      expect(await mistakesOf((await site.get(path)).body), path).toEqual([]);
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const refused = await site.api.app.inject({ method: "POST", url: form, headers, payload: "telephone=call+me" });
    expect([refused.statusCode, await mistakesOf(refused.body)]).toEqual([400, []]);
  });
});

test("the check reports invalid HTML", async () => {
  const wrong = `<!DOCTYPE html><html lang="en"><head><title>A</title></head>
    <body><p id="a"><div></div></p><button><a href="/" id="a">B</a></button><dl><p></p></dl></body></html>`;
  const { results } = await checker.validateString(wrong);
  const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
  expect(rules).toEqual(expect.arrayContaining(["no-dup-id", "element-permitted-content", "close-order"]));
});
