import { mediaPath } from "@visiga/contracts/files";
import { languages } from "@visiga/contracts/languages";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { publicPaths } from "@visiga/contracts/public-paths";
import type { FastifyInstance } from "fastify";

export const publicQuery = (path: string, input: object) =>
  `/api/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;

/**
 * Everything that visitors and programs can request without naming a file: pages, feeds, files for browsers and
 * programs.
 */
export const publicTexts = [
  ...[...publicPaths, "/offline", "/not-found"].flatMap((path) =>
    languages.map((language) => `${path}?lang=${language}`),
  ),
  ...["/feed.xml", "/manifest.webmanifest", "/calendar.ics"].flatMap((path) => [path, `${path}?lang=sw`]),
  "/sitemap.xml",
  "/api/v1/files",
];

/** The addresses whose answers contain a file, and those of its page, photo and social image that answer. */
export async function whereSeen(app: FastifyInstance, file: ManagedFile): Promise<string[]> {
  const { id, name, photo, path } = file;
  const texts = [
    ...publicTexts,
    `/search?q=${encodeURIComponent(file.title)}`,
    `/api/v1/files/${id}`,
    `/api/v1/files/page/${file.page}`,
    `/removal?file=${id}`,
    publicQuery("files.list", { page: file.page }),
    publicQuery("files.list", { search: name }),
    publicQuery("files.list", { title: file.title }),
    publicQuery("files.item", { page: file.page, key: path?.slice(-10), language: "en" }),
    publicQuery("files.shown", { id, language: "en" }),
  ];
  const seen = [];
  for (const url of texts) {
    const { statusCode, body } = await app.inject({ url, headers: { host: "school.example" } });
    // The address itself repeats the name in a failed query, and pages repeat the id of a removal.
    if (statusCode === 200 && [path, photo?.id].some((mark) => mark && body.includes(mark))) seen.push(url);
  }
  const variants = photo
    ? [
        ...photo.sources.map(({ width }) => mediaPath(photo.id, width)),
        ...photo.avif.map(({ width }) => mediaPath(photo.id, width, "avif")),
      ]
    : [];
  for (const url of [path, file.sharePicture, ...variants]) {
    if (url && (await app.inject({ url, headers: { host: "school.example" } })).statusCode === 200) seen.push(url);
  }
  return seen;
}
