import { daysAfter } from "@visiga/contracts/dates";
import { expect, test } from "vitest";
import { useEntranceResults } from "./entrance-results-site.ts";

const { site, api, today, read, save, put, remove } = await useEntranceResults();

test("a stale list is refused with the current one, also after a removal", async () => {
  const { version } = await save();
  const stale = await put({ version: 0 });
  expect([stale.statusCode, stale.json().current.version]).toEqual([409, version]);
  await remove();
  expect((await put({ version: 0 })).statusCode).toBe(200);
  expect((await put({ version })).statusCode).toBe(409);
});

test.each([
  ["a name", [{ number: "Juma Hamisi", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  [
    "a name with a number",
    [{ number: "Juma Hamisi 12", outcome: "selected" }],
    "results.0.number",
    "form_number_invalid",
  ],
  ["a date", [{ number: " Jan\u201327", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  ["an unknown outcome", [{ number: "12", outcome: "passed" }], "results.0.outcome", "outcome_unknown"],
  ["markup", [{ number: "<b>12", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  ["NUL", [{ number: "1\u00002", outcome: "selected" }], "results.0.number", "form_number_invalid"],
  [
    "an equal number",
    [
      { number: "1-2", outcome: "selected" },
      { number: "12", outcome: "reserve" },
    ],
    "results.1.number",
    "record_repeated",
  ],
  ["nothing", [], "results", "field_required"],
  [
    "10,000 rows",
    Array.from({ length: 10_000 }, (_, at) => ({ number: String(at), outcome: "reserve" })),
    "results",
    "list_too_long",
  ],
] as const)("a list with %s is refused and changes nothing", async (_, refused, path, code) => {
  await save();
  const { version } = await read();
  const { statusCode, body } = await put({ results: refused });
  expect([statusCode, JSON.parse(body).issues]).toEqual([400, [expect.objectContaining({ path, code })]]);
  expect(await read()).toMatchObject({
    version,
    results: [{ number: "0123/2027" }, { number: "124" }, { number: "VIS125" }],
  });
});

test("a day or an hour that cannot be is refused", async () => {
  const refused = [
    [{ at: "24:00" }, "at"],
    [{ at: "8" }, "at"],
    [{ from: "2027-02-30" }, "from"],
    [{ until: daysAfter(today(), -1) }, "until"],
    [{ from: daysAfter(today(), -9), until: daysAfter(today(), -1) }, "until"],
  ] as const;
  for (const [changed, path] of refused) {
    const { statusCode, body } = await put(changed);
    expect([changed, statusCode, JSON.parse(body).issues?.[0]?.path]).toEqual([changed, 400, path]);
  }
});

const odd = [
  ["a very long number", `?number=${"1".repeat(7000)}`],
  ["NUL", "?number=%00"],
  ["NUL within", "?number=12%004"],
  ["an array", "?number[]=124"],
  ["a repeated parameter", "?number=124&number=0123%2F2027"],
  ["a broken escape", "?number=%E0%A4%A"],
  ["a lone percent sign", "?number=%"],
  ["a right-to-left override", "?number=%E2%80%AE124"],
  ["SQL", "?number=1%27%20OR%20%271%27%3D%271"],
  ["SQL that ends a statement", "?number=124%3BDROP%20TABLE%20entrance_results"],
  ["markup", "?number=%3Cscript%3Ealert(1)%3C%2Fscript%3E1"],
  ["an attribute", "?number=%22%20onfocus%3Dalert(1)%20x%3D%221"],
  ["a replacement", "?number=$%261$`"],
  ["the place of a number", "?number=_number_selected_"],
  ["the place of the list", "?number=_number_list_"],
  ["only spaces", "?number=%20%20"],
  ["an object", "?number=%7B%22%24gt%22%3A%22%22%7D"],
  ["emojis", "?number=%F0%9F%99%8F%F0%9F%99%8F"],
  ["__proto__", "?number=__proto__1"],
  ["constructor", "?number=constructor"],
  ["a line break", "?number=124%0D%0ASet-Cookie:%20a=b"],
  ["half a surrogate", "?number=%ED%A0%80"],
  ["a wildcard", "?number=%25"],
  ["letters of another script", "?number=%D0%90123"],
] as const;

test.each(odd)("%s as a number is answered by the page, without an outcome of others", async (_, query) => {
  await save();
  const { statusCode, body, headers } = await site.get(`/results${query}`);
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/<script>alert|onfocus=|_number_|0123\/2027/);
  expect(headers["set-cookie"]).toBeUndefined();
  const rest = await api.rest("GET", `/entrance-results${query}`);
  expect([200, 400]).toContain(rest.statusCode);
  expect(await read()).toMatchObject({ results: { length: 3 } });
});
