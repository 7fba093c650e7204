import type { Locator } from "@playwright/test";

/** Seconds of the keystroke-level model (Card, Moran, Newell) on a phone (docs/testing.md). */
const seconds = { thought: 1.35, tap: 1.1, character: 0.28 } as const;

/** Taps for a day in the picker of a phone: the field, up to three for year and month, the day, OK. */
const dayTaps = 6;

/** What a person does with a phone. Choosing n files takes one tap for the button and one for each file. */
export class Hand {
  taps = 0;
  fields = 0;
  characters = 0;
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
    this.#count(text);
  }

  /** As `write`, but at once: a long text would take the test long. */
  async fill(field: Locator, text: string): Promise<void> {
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.tap(field);
    await field.fill(text);
    this.#count(text);
  }

  async select(list: Locator, value: string): Promise<void> {
    await list.selectOption(value);
    this.taps += 2;
  }

  async pickDay(field: Locator, day: string): Promise<void> {
    await field.fill(day);
    this.taps += dayTaps;
  }

  /** An estimate of the time without that of the network. */
  get minutes(): number {
    return (this.taps * (seconds.thought + seconds.tap) + this.characters * seconds.character) / 60;
  }

  #count(text: string): void {
    this.fields += 1;
    this.characters += text.length;
  }

  async choose(button: Locator, files: readonly string[]): Promise<void> {
    const chooser = button.page().waitForEvent("filechooser");
    await this.tap(button);
    await (await chooser).setFiles([...files]);
    this.taps += files.length;
  }
}
