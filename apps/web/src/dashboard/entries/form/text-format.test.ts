import { formattedText, linesOf } from "@visiga/contracts/formatted-text";
import { expect, test } from "vitest";
import { formatted, type TextFormat } from "./text-format.ts";

/** Applies a format to the part of a text between brackets; returns the new text with its new selection in brackets. */
function apply(format: TextFormat, marked: string): string | null {
  const [before = "", chosen = "", after = ""] = marked.split(/[⟨⟩]/);
  const text = before + chosen + after;
  const change = formatted(format, text, before.length, before.length + chosen.length);
  if (change === null) return null;
  const next = text.slice(0, change.from) + change.text + text.slice(change.to);
  const [from, to] = change.selected;
  return `${next.slice(0, from)}⟨${next.slice(from, to)}⟩${next.slice(to)}`;
}
const written = (format: TextFormat, marked: string) => (apply(format, marked) ?? "").replace(/[⟨⟩]/g, "");

/** What visitors see of a text: `• ` before items, `‹bold›`, `words→address`. Spaces and stray asterisks are left out. */
function shown(text: string): string {
  const lines = formattedText(text)?.lines ?? linesOf(text).map((line) => ({ item: false, spans: [{ text: line }] }));
  return lines
    .map(({ item, spans }) => {
      const words = spans.map((span) => {
        const { text: said, strong, to } = { strong: false, to: null, ...span };
        return (
          [...said.replace(/[\s*]/g, "")].map((each) => (strong ? `‹${each}›` : each)).join("") + (to ? `→${to}` : "")
        );
      });
      return (item ? "• " : "") + words.join("");
    })
    .join("\n");
}

/** Neighbours of the selected words: a letter, a digit, signs, a space, other formats, and the start or end of a line. */
const neighbours = [
  ...["", ..."a9.:()-_%°’ 😀", "/=", "a\n", "\nb", "5 * ", " *x* ", "**b** "],
  ...["[a](https://example.org) ", " https://example.org ", "- c ", "\n• c"],
];
const chosen = ["Tarehe:", "2026", "(a)", "a b", "x*y", "5 °C", "+ 255", "ñ", "a [b] c"];
const around = neighbours.flatMap((before) =>
  neighbours.flatMap((after) => chosen.map((words) => [before, words, after] as const)),
);
const boldOf = (text: string) => [...text.replace(/[\s*]/g, "")].map((each) => `‹${each}›`).join("");

test("the words in Bold are bold on the page beside any character, and nothing else changes", () => {
  for (const [before, words, after] of around) {
    const bold = written("bold", `${before}⟨${words}⟩${after}`);
    const marked = shown(`${before}\u{e000}${words}\u{e001}${after}`);
    const expected = marked.replace(/\u{e000}(.*)\u{e001}/u, (_, inside) => boldOf(inside));
    expect(shown(bold), `${before}⟨${words}⟩${after}: ${bold}`).toBe(expected);
    // Pressed again on the same words, it takes the marks away.
    const from = bold.indexOf(words.trim(), before.trimEnd().length);
    if (from < 0) continue;
    const again = formatted("bold", bold, from, from + words.trim().length);
    const without = bold.slice(0, again?.from) + again?.text + bold.slice(again?.to);
    expect(shown(without), bold).toBe(marked.replace(/[\u{e000}\u{e001}]/gu, ""));
  }
});

test("bold makes no list item of another line, and leaves the others", () => {
  for (const words of ["2026", "5 °C", "3,5%"]) expect(shown(written("bold", `- ⟨${words}⟩`))).toMatch(/^-/);
  expect(shown(written("bold", "- ⟨5⟩ °C"))).toBe("-‹5›°C");
  expect(shown(written("bold", "- ⟨2⟩ mats"))).toBe("• ‹2›mats");
});

test("the words that Link surrounds lead to the address beside any other character", () => {
  for (const [before, words, after] of around) {
    const change = apply("link", `${before}⟨${words}⟩${after}`) ?? "";
    const text = change.replace(/⟨.*⟩/, "https://example.org/form");
    expect(shown(text).replace(/[‹›]/g, ""), change).toContain(
      `${words.replace(/[\s*]/g, "").replace("[", "(").replace("]", ")")}→https://example.org/form`,
    );
  }
});

test("every line that List takes is an item on the page, and Paragraph takes the mark away", () => {
  for (const [before, words, after] of around) {
    const list = written("list", `${before}⟨${words}⟩${after}`);
    const taken = list.split("\n").filter((line) => line.startsWith("• ") && line !== "• ");
    expect(
      shown(taken.join("\n"))
        .split("\n")
        .every((line) => line.startsWith("• ")),
      list,
    ).toBe(true);
    expect(taken.length).toBeGreaterThan(0);
    const change = formatted("paragraph", list, 0, list.length);
    expect(change?.text).not.toMatch(/^•/m);
  }
});

test("bold marks the selected words of each line without outer spaces, and undoes itself", () => {
  expect(apply("bold", "on⟨ Monday ⟩next")).toBe("on **Monday**⟨⟩ next");
  expect(apply("bold", "⟨one\ntwo⟩")).toBe("**one**\n**two**⟨⟩");
  expect(apply("bold", "- ⟨one\n• two⟩")).toBe("- **one**\n• **two**⟨⟩");
  expect(apply("bold", "a ⟨**Monday**⟩ b")).toBe("a Monday⟨⟩ b");
  expect(apply("bold", "**a ⟨b⟩ c**")).toBe("**a **b⟨⟩** c**");
  expect(apply("bold", "a ⟨**b** c⟩")).toBe("a **b c**⟨⟩");
  expect(apply("bold", "*a* ⟨b⟩")).toBe("**a b**⟨⟩");
  expect(apply("bold", "a ** ⟨b⟩")).toBe("a  **b**⟨⟩");
});

test("without a selection a format takes the word at the caret, and nothing where there is none", () => {
  expect(apply("bold", "on Mon⟨⟩day")).toBe("on **Monday**⟨⟩");
  expect(apply("link", "ng’om⟨⟩be.")).toBe("[ng’ombe](⟨https://⟩).");
  for (const format of ["bold", "link"] as const)
    for (const text of ["⟨⟩", "on ⟨⟩", "on ⟨ ⟩", "on\n⟨\n⟩\nat", "⟨**⟩a**", "- ⟨⟩"])
      expect(apply(format, text)).toBeNull();
});

test("the list button marks each selected line once, and the paragraph button removes the marks", () => {
  expect(apply("list", "To bring\nmat⟨tress\n- blan⟩ket\nend")).toBe("To bring\n• mattress\n• blanket⟨⟩\nend");
  expect(apply("list", "⟨a\n\nb⟩")).toBe("• a\n\n• b⟨⟩");
  expect(apply("list", "⟨⟩")).toBe("• ⟨⟩");
  expect(apply("paragraph", "a\n- b⟨\n* c⟩\n- d")).toBe("a\nb\nc⟨⟩\n- d");
});

test("if the selected words are an address, the link uses it; else its placeholder is selected", () => {
  expect(apply("link", "⟨the form⟩.")).toBe("[the form](⟨https://⟩).");
  expect(apply("link", "⟨https://example.org/a⟩")).toBe("[https://example.org/a](https://example.org/a)⟨⟩");
  expect(apply("link", "⟨www.necta.go.tz⟩")).toBe("[www.necta.go.tz](https://www.necta.go.tz/)⟨⟩");
  expect(apply("link", "⟨/joining⟩ x")).toBe("[/joining](/joining)⟨⟩ x");
  expect(apply("link", "⟨0700 000 001⟩")).toBe("[0700 000 001](tel:+255700000001)⟨⟩");
  expect(apply("link", "⟨info@example.org⟩")).toBe("[info@example.org](mailto:info@example.org)⟨⟩");
  expect(apply("link", "a [the ⟨form⟩](https://example.org) b")).toBe("a [the form](⟨https://example.org⟩) b");
  expect(apply("link", "⟨one\ntwo⟩")).toBe("[one](⟨https://⟩)\ntwo");
});
