import { expect, test } from "vitest";
import { formatted, type TextFormat } from "./text-format.ts";

/** Applies a format to the part of a text between brackets; returns the new text with its new selection in brackets. */
function apply(format: TextFormat, marked: string): string {
  const [before = "", chosen = "", after = ""] = marked.split(/[⟨⟩]/);
  const text = before + chosen + after;
  const change = formatted(format, text, before.length, before.length + chosen.length);
  const next = text.slice(0, change.from) + change.text + text.slice(change.to);
  const [from, to] = change.selected;
  return `${next.slice(0, from)}⟨${next.slice(from, to)}⟩${next.slice(to)}`;
}

test("bold surrounds the selected words of each line without the spaces beside them", () => {
  expect(apply("bold", "on⟨ Monday ⟩next")).toBe("on **Monday**⟨⟩ next");
  expect(apply("bold", "⟨one\ntwo⟩")).toBe("**one**\n**two**⟨⟩");
  expect(apply("bold", "on ⟨⟩")).toBe("on **⟨⟩**");
});

test("a list takes every line of the selection once, and paragraphs take the marks away again", () => {
  expect(apply("list", "To bring\nmat⟨tress\n- blan⟩ket\nend")).toBe("To bring\n- mattress\n- blanket⟨⟩\nend");
  expect(apply("list", "⟨⟩")).toBe("- ⟨⟩");
  expect(apply("paragraph", "a\n- b⟨\n* c⟩\n- d")).toBe("a\nb\nc⟨⟩\n- d");
});

test("a link takes its address from selected words that are one, and otherwise selects it to be replaced", () => {
  expect(apply("link", "⟨the form⟩.")).toBe("[the form](⟨https://⟩).");
  expect(apply("link", "⟨https://example.org/a⟩")).toBe("[https://example.org/a](https://example.org/a)⟨⟩");
  expect(apply("link", "⟨0700 000 001⟩")).toBe("[0700 000 001](tel:0700000001)⟨⟩");
  expect(apply("link", "⟨info@example.org⟩")).toBe("[info@example.org](mailto:info@example.org)⟨⟩");
  expect(apply("link", "see ⟨⟩")).toBe("see [⟨⟩](https://)");
});
