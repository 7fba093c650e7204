import type { DefaultTreeAdapterTypes } from "parse5";
import { phonePicture } from "./phone-picture.ts";

type Attributes = Readonly<Record<string, string>>;

/**
 * Addresses of all that a phone downloads with a page, each once: styles, scripts, fonts, pictures that are not lazy.
 */
export async function pageResources(html: string): Promise<string[]> {
  // Loaded at the first use, because a start does not need it.
  const { parse } = await import("parse5");
  const found = [...elements(parse(html))].flatMap(({ name, attributes }) => resource(name, attributes) ?? []);
  // Leaves out other sites and data URLs.
  return [...new Set(found)].filter((address) => /^\/(?!\/)/.test(address));
}

function resource(name: string, attributes: Attributes): string | undefined {
  if (name === "script") return attributes.src;
  if (name === "img") return attributes.loading === "lazy" ? undefined : phonePicture(attributes);
  if (name !== "link") return undefined;
  const { rel, as, href, imagesrcset, imagesizes } = attributes;
  if (rel === "preload" && as === "image") return phonePicture({ src: href, srcset: imagesrcset, sizes: imagesizes });
  return rel === "stylesheet" || rel === "modulepreload" || rel === "preload" ? href : undefined;
}

function* elements(node: DefaultTreeAdapterTypes.Node): Generator<{ name: string; attributes: Attributes }> {
  if ("attrs" in node) {
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    yield { name: node.tagName, attributes };
  }
  if ("childNodes" in node) for (const child of node.childNodes) yield* elements(child);
}
