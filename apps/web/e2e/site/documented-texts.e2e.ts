import { documented } from "../support/documented-list.ts";
import { missingPhrases, missingWholes, readScreen } from "../support/screen-texts.ts";
import { expect, open, test } from "../support/site.ts";

test.use({ viewport: { width: 1440, height: 900 } });

test("every documented text is on its page, word for word", async ({ page, complaints }) => {
  for (const { path, texts = [], phrases = [] } of documented) {
    await open(page, path);
    const screen = await readScreen(page);
    expect.soft(missingWholes(screen, texts), `${path}, whole texts`).toEqual([]);
    expect.soft(missingPhrases(screen, phrases), `${path}, phrases`).toEqual([]);
  }
  // The console may say of the two lost paths that they are missing.
  expect(complaints.splice(0)).toHaveLength(2);
});
