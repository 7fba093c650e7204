import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type HttpResponse, sendRequest } from "@visiga/api/src/testing/http-client.ts";
import { repeated } from "../harness/repeated.ts";
import type { CrowdOptions } from "./editors.ts";

const pages = ["/", "/gallery", "/news", "/alumni", "/staff", "/about-us", "/o-level", "/organization", "/images"];
const languages = ["en", "sw"];
const lists = ["/api/v1/files", "/api/v1/files/page/GALLERY"];

const readInterval = 50;

/** Visitors who continuously read pages, lists, searches and pictures, each from a separate address. */
export class Readers {
  /** The heading of each page and language before the first event. */
  readonly #headings = new Map<string, string>();
  #unchangedIds: readonly string[] = [];
  readonly #pictures = new Map<string, string>();
  readonly times: number[] = [];

  constructor(private readonly options: CrowdOptions) {}

  async readInitialState(): Promise<void> {
    for (const path of pages)
      for (const language of languages)
        this.#headings.set(`${path} ${language}`, heading(String((await this.#get(path, { language })).body)));
    this.#unchangedIds = idsIn(String((await this.#get("/api/v1/files/page/GALLERY")).body));
  }

  /** @returns a function that ends it */
  start = (): (() => Promise<void>) =>
    repeated(4, (reader, iteration) => this.#readOnce(`127.0.1.${reader + 1}`, iteration));

  async #readOnce(from: string, iteration: number): Promise<void> {
    const language = languages[iteration % languages.length] as string;
    const path = anyOf(pages);
    const page = await this.#read(path, { language, from }, (body) =>
      heading(body) === this.#headings.get(`${path} ${language}`) ? problemOf(body) : "another page",
    );
    for (const picture of some(picturesIn(page), 2))
      await this.#read(picture, { from }, (_, response) => this.#problemOfPicture(picture, response));
    await this.#read(anyOf(lists), { from }, (body) => {
      const ids = new Set(idsIn(body));
      return this.#unchangedIds.every((id) => ids.has(id)) ? undefined : "a record is missing";
    });
    // Rarely cached.
    if (iteration % 4 === 0)
      await this.#read(`/images?show=${24 * Math.ceil(Math.random() * 20)}`, { from }, problemOf);
  }

  /** @param findProblem returns the problem of a response with status 200 */
  async #read(
    path: string,
    who: { readonly language?: string; readonly from: string },
    findProblem: (body: string, response: HttpResponse) => string | undefined,
  ): Promise<string> {
    await pause(readInterval);
    const startedAt = performance.now();
    const response = await this.#get(path, who).catch((error: Error) => error);
    this.times.push(performance.now() - startedAt);
    if (response instanceof Error) {
      this.options.fail(`${path}: ${response.message}`);
      return "";
    }
    const body = String(response.body);
    const gone = response.status === 404 && this.options.ledger.leaving.has(path.split("/")[2] ?? "");
    const problem = response.status === 200 ? findProblem(body, response) : `${response.status} ${body.slice(0, 200)}`;
    if (problem !== undefined && !gone) this.options.fail(`${path} ${who.language ?? ""}: ${problem}`);
    return body;
  }

  #get(path: string, { language = "en", from = "127.0.1.1" }: { language?: string; from?: string } = {}) {
    return sendRequest(this.options.url + path, { localAddress: from, headers: { "accept-language": language } });
  }

  /** The content of a picture's address never changes. */
  #problemOfPicture(path: string, { body, headers }: HttpResponse): string | undefined {
    if (!headers["content-type"]?.startsWith("image/")) return `is ${headers["content-type"]}`;
    const digest = hash("sha256", body);
    const known = this.#pictures.get(path);
    this.#pictures.set(path, digest);
    return known === undefined || known === digest ? undefined : "another picture";
  }
}

const heading = (html: string): string => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? "";

/** A list that could not be read has a Retry button. Templates for the script contain one too. */
const problemOf = (html: string): string | undefined => {
  if (!html.trimEnd().endsWith("</html>")) return "half a page";
  return html.replaceAll(/<template.*?<\/template>/gs, "").includes("data-retry") ? "a page with a gap" : undefined;
};

const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/media\/[\w-]+\/\d+\.(?:webp|avif)/g)].map(([address]) => address)),
];

const idsIn = (json: string): string[] => (JSON.parse(json) as { id: string }[]).map(({ id }) => id);

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

const some = <Item>(items: readonly Item[], count: number): Item[] =>
  items.length === 0 ? [] : Array.from({ length: count }, () => anyOf(items));
