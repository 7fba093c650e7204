import { expect, test } from "vitest";
import { physical, withWhereFallback } from "./older-styles.ts";

test("a rule with :where() is repeated for browsers that drop it, before the rule itself", () => {
  expect(withWhereFallback("a {\n b: c;\n}\n\narticle:where(.text) > p {\n  margin: 0;\n}")).toBe(
    "a {\n b: c;\n}\n\n@supports not (inset: 0) { article.text > p {\n  margin: 0;\n} } article:where(.text) > p {\n  margin: 0;\n}",
  );
});

test("a rule that begins with :where() is repeated", () => {
  const rule = ":where(.box) {\n  margin: 0;\n}";
  expect(withWhereFallback(rule)).toBe(`@supports not (inset: 0) { .box {\n  margin: 0;\n} } ${rule}`);
});

test("a rule without :where() stays as it is", () => {
  expect(withWhereFallback(".text > p { margin: 0 }")).toBe(".text > p { margin: 0 }");
});

test("a logical margin with one value is written as two physical ones", () => {
  expect(physical("padding-block: var(--a);")).toBe("padding-top: var(--a); padding-bottom: var(--a);");
  expect(physical("margin-inline: calc(-1 * var(--a));")).toBe(
    "margin-left: calc(-1 * var(--a)); margin-right: calc(-1 * var(--a));",
  );
});

test("a logical margin with two values is written as two physical ones", () => {
  expect(physical("padding-block: var(--a) var(--b);")).toBe("padding-top: var(--a); padding-bottom: var(--b);");
});

test("a property whose name only ends like a logical one stays as it is", () => {
  expect(physical("scroll-margin-block: 0;")).toBe("scroll-margin-block: 0;");
});
