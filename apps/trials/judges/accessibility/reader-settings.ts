import type { Page } from "@playwright/test";
import type { Judge } from "./judge.ts";

/** A window of 1280 by 1024 at 400 %. */
const zoomed = { width: 320, height: 256 } as const;
/** Of A4 within margins of 1 cm. */
const sheet = { width: 718, height: 1046 } as const;

/** What WCAG 1.4.12 lets readers set. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

const setSpacing = (page: Page, text: string) =>
  page.evaluate((rules) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(rules);
    document.adoptedStyleSheets = [styles];
  }, text);

/** Boxes that hide a part of their text. Those that cut it after some lines show all of it on its own page or in its form. */
const clipped = (page: Page) =>
  page.evaluate(() => {
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((box) => {
        if (!box.textContent.trim() || !box.checkVisibility()) return false;
        const { overflowX, overflowY, clipPath, webkitLineClamp, textOverflow } = getComputedStyle(box);
        if (clipPath === "inset(50%)" || webkitLineClamp !== "none" || textOverflow === "ellipsis") return false;
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
        return (
          (hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1)
        );
      })
      .map((box) => box.outerHTML);
  });

/** The text furthest to the right, if the page scrolls sideways. */
const wider = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const rightOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return element.checkVisibility() ? range.getBoundingClientRect().right : 0;
    };
    const rights = [...document.querySelectorAll("body *")].map((element) => ({ element, right: rightOf(element) }));
    const past = rights.filter(({ right }) => right > innerWidth);
    return [past.at(-1)?.element.outerHTML ?? "nothing visible"];
  });

/** Whether more than half of the window, or of the open dialog, stays in place while it scrolls. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.documentElement;
    const { left, top, width, height } = root.matches("dialog")
      ? root.getBoundingClientRect()
      : { left: 0, top: 0, width: innerWidth, height: innerHeight };
    root.scrollTop = root.scrollHeight / 2;
    const staying = (element: Element | null): Element | null => {
      if (!element || element === root) return null;
      return /fixed|sticky/.test(getComputedStyle(element).position) ? element : staying(element.parentElement);
    };
    const rows = Array.from({ length: 32 }, (_, index) => top + ((index + 0.5) * height) / 32);
    const found = rows.flatMap((y) => staying(document.elementFromPoint(left + width / 2, y)) ?? []);
    root.scrollTop = 0;
    return found.length > rows.length / 2 ? [...new Set(found)].map(({ outerHTML }) => outerHTML) : [];
  });

/** Texts too pale for white paper, and parts that each sheet would repeat. */
const unprintable = (page: Page) =>
  page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => (Number(part) / 255) ** 2.2);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    return [...document.querySelectorAll("body *")]
      .filter((element) => {
        if (!element.checkVisibility()) return false;
        const { position, color, clipPath } = getComputedStyle(element);
        const pale = hasText(element) && clipPath !== "inset(50%)" && 1.05 / (luminance(color) + 0.05) < 4.4;
        return pale || (position === "fixed" && element.clientHeight > 1 && !element.matches("dialog"));
      })
      .map(({ outerHTML }) => outerHTML);
  });

/** What the settings of a reader break: zoom, spacing of text, print. */
export const readerSettings: Judge = async (page) => {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  const found: Record<string, readonly string[]> = { "sticks out at 320 px": await wider(page) };
  found.covers = await covered(page);
  const hidden = new Set(await clipped(page));
  await setSpacing(page, spacing);
  found["sticks out with spacing"] = await wider(page);
  found["hidden with spacing"] = (await clipped(page)).filter((each) => !hidden.has(each));
  await setSpacing(page, "");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(sheet);
  found["sticks out in print"] = await wider(page);
  found["lost in print"] = await unprintable(page);
  await page.emulateMedia({ media: null });
  if (before) await page.setViewportSize(before);
  return Object.entries(found).flatMap(([rule, elements]) => elements.map((where) => ({ rule, where })));
};
