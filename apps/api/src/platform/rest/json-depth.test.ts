import fc from "fast-check";
import { expect, test } from "vitest";
import { exceedsDepth } from "#platform/http/body-parsers.ts";

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test("the depth of a JSON text is that of its value, regardless of brackets in strings", () => {
  const value = fc.jsonValue({ stringUnit: fc.constantFrom("a", '"', "\\", "[", "]", "{", "}"), maxDepth: 6 });
  fc.assert(
    fc.property(value, (value) => {
      const depth = depthOf(value);
      for (const text of [JSON.stringify(value), JSON.stringify(value, null, 1)]) {
        expect(exceedsDepth(text, depth)).toBe(false);
        if (depth > 0) expect(exceedsDepth(text, depth - 1)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

test("a text with unbalanced brackets or an unfinished string is read to its end", () => {
  for (const text of ["]]]]{{", '["', '["\\', '"[[[[']) expect(exceedsDepth(text, 3)).toBe(false);
});
