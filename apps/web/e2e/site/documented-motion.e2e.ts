import type { Locator } from "@playwright/test";
import { expect, open, test } from "../support/site.ts";
import { openStopped } from "../support/stopped-clock.ts";

test.use({ viewport: { width: 1440, height: 900 } });

/** Clicks by script, because hover and focus pause the slideshow. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

const slideshows = [
  { path: "/", label: "Pictures of the seminary", pictures: 6, interval: 3000, transition: 1000 },
  { path: "/games", label: "Pictures of our games", pictures: 4, interval: 4000, transition: 1000 },
] as const;

for (const { path, label, pictures, interval, transition } of slideshows) {
  test(`${path} shows ${pictures} pictures for ${interval} ms each, sliding for ${transition} ms`, async ({ page }) => {
    await openStopped(page, path);
    const show = page.getByRole("group", { name: label });
    await expect(show.locator("img")).toHaveCount(pictures);
    const shown = show.getByRole("img");

    // A manual step restarts the interval.
    const counter = show.getByText(new RegExp(`^\\d/${pictures}$`));
    const from = Number((await counter.textContent())?.slice(0, 1));
    await press(show.getByRole("button", { name: "Next picture" }));
    const turns = await show.evaluate((group) =>
      group.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration),
    );
    expect(turns).toEqual([transition, transition]);

    for (let step = 1; step <= pictures; step++) {
      const here = `${((from - 1 + step) % pictures) + 1}/${pictures}`;
      await expect(counter).toHaveText(here);
      await expect(shown).toHaveCount(1);
      await page.clock.fastForward(interval - 1);
      await expect(counter).toHaveText(here);
      await page.clock.fastForward(1);
    }
    await expect(counter).toHaveText(`${(from % pictures) + 1}/${pictures}`);

    await press(show.getByRole("button", { name: "Pause" }));
    await page.clock.fastForward(3 * interval);
    await expect(counter).toHaveText(`${(from % pictures) + 1}/${pictures}`);
  });
}

test("a slideshow pauses while its buttons are hovered or have keyboard focus", async ({ page }) => {
  await openStopped(page, "/games");
  const show = page.getByRole("group", { name: "Pictures of our games" });
  const counter = show.getByText(/^\d\/4$/);
  const next = show.getByRole("button", { name: "Next picture" });
  await next.hover();
  await page.clock.fastForward(20_000);
  await expect(counter).toHaveText("1/4");
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4000);
  await expect(counter).toHaveText("2/4");

  await next.press("Shift");
  await expect(next).toBeFocused();
  await page.clock.fastForward(20_000);
  await expect(counter).toHaveText("2/4");
  await next.blur();
  await page.clock.fastForward(4000);
  await expect(counter).toHaveText("3/4");
});

test("two films run without sound, in a circle, and can be stopped", async ({ page }) => {
  await open(page, "/");
  const figures = page.locator("figure").filter({ has: page.locator("video") });
  await expect(figures).toHaveCount(2);
  for (const figure of await figures.all()) {
    const film = figure.locator("video");
    await film.scrollIntoViewIfNeeded();
    const state = () =>
      film.evaluate(({ muted, loop, autoplay, paused }: HTMLVideoElement) => ({ muted, loop, autoplay, paused }));
    await expect.poll(state).toEqual({ muted: true, loop: true, autoplay: true, paused: false });
    await expect(film).toHaveText("Your browser does not support the video tag.");
    await figure.getByRole("button", { name: /^Pause: / }).click();
    await expect.poll(async () => (await state()).paused).toBe(true);
  }
});

test("with reduced motion a film's button offers to play it before the film is near the viewport", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => Object.assign(IntersectionObserver.prototype, { observe() {} }));
  await open(page, "/");
  await expect(page.locator("figure").getByRole("button", { name: /^Play: / })).toHaveCount(2);
});

test("choosing an activity on /works or /work brings it forward and hides none", async ({ page }) => {
  for (const [path, choices] of [
    ["/works", ["Cleaning", "Gardening", "Landscaping"]],
    ["/work", ["Crops", "Livestock"]],
  ] as const) {
    await open(page, path);
    const title = page.locator("h2", { hasText: new RegExp(`^(${choices.join("|")})$`) });
    const activities = page.getByRole("main").locator("section").filter({ has: title });
    await expect(page.getByRole("radio")).toHaveCount(choices.length);
    for (const choice of [...choices.slice(1), choices[0]]) {
      await page.getByRole("radio", { name: choice, exact: true }).check();
      await expect(activities.locator("h2")).toHaveText([choice, ...choices.filter((other) => other !== choice)]);
      await expect(activities.getByRole("paragraph").filter({ visible: true })).toHaveCount(choices.length);
    }
  }
});
