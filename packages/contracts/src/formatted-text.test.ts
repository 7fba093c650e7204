import { describe, expect, test } from "vitest";
import { brokenAddress, formattedText } from "./formatted-text.ts";

/** What visitors see of a text: `• ` before items, `‹bold›`, `words→address`; the text itself where it has no format. */
function shown(text: string): string {
  const lines = formattedText(text)?.lines.map(({ item, spans }) => {
    const words = spans.map(({ text, strong, slanted, struck, to }) => {
      const struckOut = struck ? `-${text}-` : text;
      const styled = slanted ? `/${struckOut}/` : struckOut;
      return `${strong ? `‹${styled}›` : styled}${to ? `→${to}` : ""}`;
    });
    return (item ? "• " : "") + words.join("");
  });
  return lines?.join("\n") ?? text;
}

/** Neighbours of a format: a letter, a digit, signs, a space, another format, and the start or end of a line. */
const neighbours = ["", ..."a9.:()-_%’° ñ😀", "/=", " **b** ", " *b* "];
/** A neighbour as visitors see it, with its spaces. */
const seen = (neighbour: string) => shown(`|${neighbour}|`).slice(1, -1);
const around = neighbours
  .flatMap((before) => neighbours.map((after) => [before, after] as const))
  // Together they are marks.
  .filter(([before, after]) => before !== "_" || after !== "_");

test("words between two pairs of asterisks are bold beside any other character", () => {
  for (const [before, after] of around)
    for (const words of ["Tarehe:", "2026", "(a)", "«x»", "a b", "x*y"])
      expect(shown(`${before}**${words}**${after}`)).toBe(`${seen(before)}‹${words}›${seen(after)}`.trim());
});

test("a link has its words and address beside any other character", () => {
  for (const [before, after] of around)
    expect(shown(`${before}[fomu 9](https://example.org/a)${after}`)).toBe(
      `${seen(before)}fomu 9→https://example.org/a${seen(after)}`.trim(),
    );
});

describe("other styles as WhatsApp writes them", () => {
  test.each([
    ["_Misa ya asubuhi_ saa 1", "/Misa ya asubuhi/ saa 1"],
    ["~Tsh 50,000~ Tsh 45,000", "-Tsh 50,000- Tsh 45,000"],
    ["(_kesho_), _leo_!", "(/kesho/), /leo/!"],
    ["*_Muhimu_*", "‹/Muhimu/›"],
    ["_*Muhimu*_", "‹/Muhimu/›"],
    ["~_*Yote*_~", "‹/-Yote-/›"],
    ["_Karibu *wote* shuleni_", "/Karibu /‹/wote/›/ shuleni/"],
    ["- _moja_", "• /moja/"],
    ["_Ng'ombe_ _Noël_", "/Ng'ombe/ /Noël/"],
    ["_Tazama www.necta.go.tz_", "/Tazama //www.necta.go.tz/→https://www.necta.go.tz/"],
    ["_a_ _b", "/a/ _b"],
    ["_fomu_ya_kujiunga_", "/fomu_ya_kujiunga/"],
  ])("%s", (text, expected) => expect(shown(text)).toBe(expected));
});

describe("bold as WhatsApp writes it", () => {
  test.each([
    ["*Mkutano* wa wazazi", "‹Mkutano› wa wazazi"],
    ["(*Mkutano*), *kesho*!", "(‹Mkutano›), ‹kesho›!"],
    ["*Tarehe: 25* - *saa 3*", "‹Tarehe: 25› - ‹saa 3›"],
    ["bei 5,000* chini *bei inaweza*", "bei 5,000* chini ‹bei inaweza›"],
    ["*a **b** c*", "‹a ›‹b›‹ c›"],
  ])("%s", (text, expected) => expect(shown(text)).toBe(expected));
});

test.each([
  ..."5 * 3 * 2|x*5*3*2|Piga *150*00# au *150*88#|*149*01*1#|a * na * b|****|**|** a|**********|a ** ** b".split("|"),
  ...[
    "`c` # d > e 1. f",
    "Jina: ____ Simu: ____",
    "fomu_ya_kujiunga.pdf __a__ ~~b~~ a_b_ _a_b",
    "~50 km au ~ 60, na ~5~6, _ a _ , ~ b ~, __, ~",
    "wazazi/walezi na /month au Tsh 120000/= kwa S.L.P. 12",
    "Petro.Na Fr.Petro/Fr.Paulo",
  ],
  ...["http:/x.org https:// www. x@y @visiga a.com.b x.company", "[x](jaza hapa) [y] (z)", "<b>&amp;\\*</b>", ""],
])("%s is shown as it is typed", (text) => {
  expect(formattedText(text)).toBeNull();
});

describe("an address is a link where it stands", () => {
  test.each([
    ["Tazama www.necta.go.tz.", "Tazama www.necta.go.tz→https://www.necta.go.tz/."],
    ["(HTTPS://Example.org/a_b,c?d=1#e)", "(HTTPS://Example.org/a_b,c?d=1#e→https://example.org/a_b,c?d=1#e)"],
    ["“https://example.org/a_(b)”…", "“https://example.org/a_(b)→https://example.org/a_(b)”…"],
    ["_https://example.org_", "/https://example.org/→https://example.org/"],
    ["*selform.tamisemi.go.tz*", "‹selform.tamisemi.go.tz›→https://selform.tamisemi.go.tz/"],
    ["wa.me/255700000001", "wa.me/255700000001→https://wa.me/255700000001"],
    ["Barua:info@visiga.ac.tz.", "Barua:info@visiga.ac.tz→mailto:info@visiga.ac.tz."],
    [
      "fomu: /joining, /Joining?level=o-level",
      "fomu: /joining→/joining, /Joining?level=o-level→/Joining?level=o-level",
    ],
    ["https://a.tz,http://b.tz", "https://a.tz→https://a.tz/,http://b.tz→http://b.tz/"],
    ["(/joining.pdf)", "(/joining.pdf→/joining.pdf)"],
    ["/news/first-maize-0198c2f4a1", "/news/first-maize-0198c2f4a1→/news/first-maize-0198c2f4a1"],
  ])("%s", (text, expected) => expect(shown(text)).toBe(expected));
});

describe("the address behind words leads where it is understood", () => {
  test.each([
    ["0712 345 678", "tel:+255712345678"],
    ["tel:+255 700 000 001", "tel:+255700000001"],
    ["info@example.org", "mailto:info@example.org"],
    ["mailto:info@example.org?subject=a", "mailto:info@example.org?subject=a"],
    [" www.necta.go.tz ", "https://www.necta.go.tz/"],
    ["necta.go.tz/a", "https://necta.go.tz/a"],
    ["/contact#admission", "/contact#admission"],
    ["https://en.wikipedia.org/wiki/A_(b)", "https://en.wikipedia.org/wiki/A_(b)"],
  ])("%s", (typed, to) => expect(shown(`[fomu](${typed})`)).toBe(`fomu→${to}`));

  test("words that are missing are the address", () => {
    expect(shown("[](https://example.org/a)")).toBe("https://example.org/a→https://example.org/a");
  });
});

test.each([
  ..."https://|https://fomu|http:// necta.go.tz|https://192.168.0.1/|https://localhost/a|/joinin|/admin|necta|12345".split(
    "|",
  ),
  ..."//|//news|//example.org|/\\example.org|javascript:alert(1)|JaVaScRiPt:alert(1)|data:text/html,x|file:///etc/passwd".split(
    "|",
  ),
  ...["ftp://example.org", "https://a@", "https://user@example.org", "www.", "info@example", "0712345678901234"],
])("words before %s are no link, and the address is named to the author", (address) => {
  expect(shown(`a [fomu](${address})`)).toBe("a fomu");
  expect(brokenAddress(`**a** [x](/joining)\n[fomu](${address})`)).toBe(address);
});

describe("a line is an item of a list", () => {
  test.each([
    ..."- mashuka|* mashuka|• mashuka|•mashuka|- 2 mashuka|- 15,000/= sare|- 12–15 Juni|- 8:00 Misa|- 5 km".split("|"),
    ...["• 5 °C", "• 2026", "- 0712 345 678"],
    // Pasted from Word.
    ..."\u25aa\ufe0f mashuka|\uf0b7\tmashuka|\uf0a7 mashuka|·\tmashuka|○ mashuka|■ mashuka".split("|"),
  ])("%s", (line) => expect(shown(line)).toBe(`• ${line.replace(/^(?:\u25aa\ufe0f|[-*•\uf0b7\uf0a7·○■])\s*/, "")}`));
});

test.each(
  "+ 255 712 345 678|+ 5|+ Askofu|- 5 °C|- 5°C usiku|- 3.5 %|- 5C|- 5 nyuzi|- 5 degrees|- 2026|-5|-neno|– neno|-|•|- - -|* * *|- ".split(
    "|",
  ),
)("the line %s begins no list", (line) => {
  expect(shown(`a\n${line}\nb`)).toBe(`a\n${line}\nb`);
});
