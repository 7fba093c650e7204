import fc from "fast-check";

/**
 * Texts that often break programs: encodings, templates, queries, paths, names of prototypes, all kinds of white space.
 */
const famousTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\u202e\u200b\ufeff",
  "'; DROP TABLE file; --",
  '" OR ""="',
  "%",
  "\\",
  "#{7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  "<!--",
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "%00",
  "%c0%af",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "-1",
  "1e999",
  "9223372036854775808",
  "0x10",
  "2026-02-30",
  "+275760-09-13T00:00:00.001Z",
  "null",
  "undefined",
  "[object Object]",
  "a\r\nSet-Cookie: x=1",
];

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...famousTexts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.integer({ min: 1, max: 6000 }).map((length) => "x".repeat(length)),
);

const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(-1, 0, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
);

export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: anyText },
  { weight: 2, arbitrary: number },
  fc.constantFrom(null, true, false, [], {}),
  fc.array(fc.oneof(anyText, number), { maxLength: 5 }),
  fc.dictionary(fc.oneof(anyText, fc.constant("__proto__")), fc.oneof(anyText, number), { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
);
