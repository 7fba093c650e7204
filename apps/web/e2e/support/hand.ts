import type { Locator } from "@playwright/test";

/** What a person does with a phone. Choosing n files takes one tap for the button and one for each file. */
export class Hand {
  taps = 0;
  fields = 0;
  /** Pixels. */
  scroll = 0;

  /** Taps an element, and first scrolls to it if it is out of view. */
  async tap(target: Locator): Promise<void> {
    const top = async () => (await target.boundingBox())?.y ?? 0;
    const before = await top();
    await target.scrollIntoViewIfNeeded();
    this.scroll += Math.abs(before - (await top()));
    await target.click();
    this.taps += 1;
  }

  /** Types into a field, which needs no tap if it has the focus already. */
  async write(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.pressSequentially(text);
    this.fields += 1;
  }

  async choose(button: Locator, files: readonly string[]): Promise<void> {
    const chooser = button.page().waitForEvent("filechooser");
    await this.tap(button);
    await (await chooser).setFiles([...files]);
    this.taps += files.length;
  }
}
