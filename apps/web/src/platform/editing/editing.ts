import type { PageRequest } from "@visiga/api/page-renderer";
import {
  type EditKey,
  editAttribute,
  editedValue,
  entryEditKey,
  sampleAttribute,
} from "@visiga/contracts/page-editing";
import { valueDefinition } from "@visiga/contracts/site-texts";
import { loadDashboardDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { renderToStaticMarkup } from "react-dom/server";
import { type EditedEntries, markedDictionary, markedReader } from "./marked-reader.ts";
import { Marks, markCharacters, unmarked, withoutMarks } from "./marks.ts";

/**
 * How a page is rendered in editing mode.
 * @param values whether texts and site values can be edited; else only entries can
 */
export function createEditing({ href, language, reader }: PageRequest, values: boolean) {
  const [page = "/"] = href.split("?");
  const marks = new Marks();
  const { entries, reader: marked } = markedReader(reader, marks.mark, values);
  return {
    href: href.replace(/%EE%80%8[0-2]/gi, ""),
    reader: marked,
    mark: values ? marks.mark : unmarked,
    dictionary: (dictionary: PublicDictionary) =>
      values ? markedDictionary(dictionary, page, marks.mark) : dictionary,
    html: async (html: string) => {
      const { editOne } = (await loadDashboardDictionary(language)).site.editor;
      return editableHtml(html, { marks, entries, nameOf: (words) => fill(editOne, { words }) });
    },
  };
}

interface EditableOptions {
  readonly marks: Marks;
  readonly entries: EditedEntries;
  /** Accessible name of an editable part, from its words: speech control needs all that are visible. Both are escaped for HTML. */
  readonly nameOf: (words: string) => string;
}

const { start, middle, end } = markCharacters;
const part = new RegExp(`<[^>]*>|${start}(\\d+)${middle}|${end}|[^<${start}${end}]+`, "g");
const textsIn = (html: string): string => withoutMarks(html.replace(/<[^>]*>/g, ""));

/**
 * Not in the site's style sheet, which every visitor loads. Small texts are targets of 24 px; a term is below the large
 * figure that it describes.
 */
const style = `<style>
[${editAttribute}]{padding-block:max(0px,(26px - 1.2em)/2);outline:1px dashed;cursor:pointer}
dt [${editAttribute}]{position:relative;z-index:1}
img[${editAttribute}]{padding:0;outline:2px dashed var(--gold);outline-offset:-4px}
[${sampleAttribute}]::before{content:attr(${sampleAttribute});margin-inline-end:.5em;padding:0 .4em;background:var(--gold);color:var(--gold-ink);outline:1px solid;font:700 .75rem/1.5 sans-serif}
[${editAttribute}]:is(:hover,:focus-visible){outline-style:solid;outline-width:3px}
[data-slideshow]>:first-child{grid-auto-flow:column;grid-auto-columns:100%;overflow-x:auto}
[data-slide]{grid-area:auto}
</style>`;

/**
 * A page for editing: each marked text becomes an element with its key, and each picture of an entry gets its key. Scripts
 * and marks in attributes are removed, and nothing else can be reached with Tab.
 */
function editableHtml(html: string, options: EditableOptions): string {
  const still = html.replace(/<script\b[^>]*>.*?<\/script>/gs, "");
  const body = still.indexOf("<body");
  const head = withoutMarks(still.slice(0, body));
  return head.replace("</head>", () => `${style}</head>`) + editableBody(still.slice(body), options);
}

function editableBody(html: string, { marks, entries, nameOf }: EditableOptions): string {
  const open: { readonly key: EditKey; reached: boolean }[] = [];
  const lists = new Set<string>();
  let last: EditKey | undefined;
  /** Whether the key can already be reached with Tab, at an earlier part of the list, the record or the entry. */
  const isReached = (key: EditKey): boolean => (isList(key) ? lists.has(listed(key)) : isFile(key) && last === key);
  const attributes = (keys: readonly [EditKey, ...EditKey[]], words: string, again = false): string => {
    const [key] = keys;
    const repeated = again || isReached(key);
    lists.add(listed(key));
    last = key;
    const named = `${editAttribute}="${isFile(key) ? key : keys.join(" ")}"`;
    if (repeated) return `${named} tabindex="-1"`;
    return `${named} role="button" tabindex="0" aria-label="${nameOf(words.replace(/\s+/g, " ").trim())}"`;
  };
  /** Above 0 in header and footer, which are on every page, and in controls, which can contain no other control. */
  let closed = 0;
  return html.replace(part, (found, number: string | undefined, at: number) => {
    if (number !== undefined) {
      const key = marks.keyOf(number);
      if (key) open.push({ key, reached: false });
      return "";
    }
    if (found === end) {
      open.pop();
      return "";
    }
    if (found.startsWith("<")) {
      const tag = withoutMarks(found);
      const entry = entries.get(/^<img .*src="\/media\/([^/]+)/.exec(tag)?.[1] ?? "");
      if (entry) {
        // The picture of a button is never decorative.
        const image = tag.replace(' alt=""', () => ` alt="${renderToStaticMarkup(entry.name)}"`);
        return image.replace("<img", () => `<img ${attributes([entryEditKey(entry.id)], altOf(image))}`);
      }
      if (/^<\/?(header|footer|button|option|textarea|title)\b/.test(tag)) closed += tag[1] === "/" ? -1 : 1;
      return still(tag);
    }
    // A text that contains a value is edited together with it.
    const [mark, ...around] = [...open].reverse();
    if (!mark || closed > 0 || found.trim() === "") return found;
    const rest = html.slice(at, html.indexOf(end, at));
    // A custom element, because style sheets have rules for spans.
    const element = `<edit-place ${attributes([mark.key, ...around.map(({ key }) => key)], textsIn(rest), mark.reached)}>${found}</edit-place>`;
    mark.reached = true;
    return element;
  });
}

const isFile = (key: EditKey): boolean => editedValue(key) === null;

function isList(key: EditKey): boolean {
  const value = editedValue(key);
  return value !== null && valueDefinition(value).shape === "records";
}

/** The list, or its record: `fees`, `fees.0`. */
const listed = (key: EditKey): string => key.split(".", 2).join(".");

const altOf = (tag: string): string => / alt="([^"]*)"/.exec(tag)?.[1] ?? "";

/** Opens folded parts, shows all slides, hides no text from screen readers, and removes controls from the order of Tab. */
const still = (tag: string): string =>
  tag
    .replace(/^<(a|button|input|select|textarea|summary|video)\b/, '<$1 tabindex="-1"')
    .replace(/^(<(?!svg).*) aria-hidden="true"/, "$1")
    .replace(/^<details\b/, "<details open")
    .replace(/^(<div\b.* data-slide="[^"]*") hidden=""/, "$1");
