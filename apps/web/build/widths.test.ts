import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const source = new URL("../src/", import.meta.url);

const styles = readdirSync(source, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));

/** The last column of the footer needs a width that no other layout has. */
const exceptions = ["site/shell/footer/footer.module.css: (min-width: 88rem)"];

test("the style of all layouts changes at the named widths", () => {
  const found = styles.flatMap((path) =>
    [...readFileSync(new URL(path, source), "utf8").matchAll(/@media[^{]*(\([^)]*width[^)]*\))/g)].map(
      ([, query]) => `${path}: ${query}`,
    ),
  );
  expect(found).toEqual(exceptions);
});
