import { documented } from "./documented-list.ts";
import { missingPhrases, missingWholes, readScreen } from "./screen-texts.ts";
import { expect, open, test } from "./site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

for (const { path, texts = [], phrases = [] } of documented) {
  test(`${path} says what is documented, word for word`, async ({ page, complaints }) => {
    await open(page, path);
    const screen = await readScreen(page);
    expect(missingWholes(screen, texts), "whole texts").toEqual([]);
    expect(missingPhrases(screen, phrases), "phrases").toEqual([]);
    if (texts.includes("404 - Not Found")) {
      await expect(page.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", "/login");
      complaints.splice(0, 1);
    }
  });
}
