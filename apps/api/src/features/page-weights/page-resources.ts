import type { DefaultTreeAdapterTypes } from "parse5";
import type { NearPictures } from "./near-pictures.ts";
import { holdsOnPhone, phonePicture } from "./phone-picture.ts";

interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: Element | undefined;
  readonly children: Element[];
}

/**
 * Distinct addresses of everything that a phone downloads with a page without scrolling: styles, scripts, fonts, the
 * icon, and pictures that are not lazy or are near the window.
 */
export async function pageResources(html: string, near: NearPictures): Promise<string[]> {
  // Imported on first use, because the server does not need it to start.
  const { parse } = await import("parse5");
  let lazy = 0;
  const found = [...elements(parse(html))].flatMap((element) => {
    if (element.name !== "img") return resource(element) ?? [];
    if (element.attributes.loading !== "lazy") return picture(element) ?? [];
    if (isHidden(element)) return [];
    lazy += 1;
    const isNear = lazy > near.start && lazy <= near.start + near.count;
    return isNear ? (picture(element) ?? []) : [];
  });
  return [...new Set(found)].filter(isOwn);
}

/**
 * Addresses of the fonts and pictures in a style sheet of this server. A page may use fewer of the pictures, which are
 * a kilobyte each.
 */
export const styleResources = (css: string): string[] =>
  [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , address = ""]) => address).filter(isOwn);

/** Excludes other sites and data URLs. */
const isOwn = (address: string): boolean => /^\/(?!\/)/.test(address);

/** Whether a lazy picture is not fetched because it or an ancestor is hidden, as are all slides but the first. */
const isHidden = ({ attributes, parent }: Element): boolean =>
  attributes.hidden !== undefined || (parent !== undefined && isHidden(parent));

function resource({ name, attributes }: Element): string | undefined {
  if (name === "script") return attributes.src;
  if (name !== "link") return undefined;
  const { rel, as, href, media, imagesrcset, imagesizes } = attributes;
  if (rel === "preload" && media !== undefined && !holdsOnPhone(media)) return undefined;
  if (rel === "preload" && as === "image") return phonePicture({ src: href, srcset: imagesrcset, sizes: imagesizes });
  return ["stylesheet", "modulepreload", "preload", "icon"].includes(String(rel)) ? href : undefined;
}

const shownTypes = [undefined, "image/avif", "image/webp"];

/** The copy of the first source of a `<picture>` that the phone supports, else of the `<img>`. */
function picture({ attributes, parent }: Element): string | undefined {
  const sources = parent?.name === "picture" ? parent.children.filter(({ name }) => name === "source") : [];
  const source = sources.find((each) => shownTypes.includes(each.attributes.type) && !each.attributes.media);
  return phonePicture(source ? { ...attributes, ...source.attributes } : attributes);
}

function* elements(node: DefaultTreeAdapterTypes.Node, parent?: Element): Generator<Element> {
  let inside = parent;
  if ("attrs" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    inside = { name: node.tagName, attributes, parent, children: [] };
    parent?.children.push(inside);
    yield inside;
  }
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child, inside);
}
