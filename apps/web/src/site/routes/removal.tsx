import { type AnyRouter, createRoute, notFound } from "@tanstack/react-router";
import { pageAt, picturePaths, removalPath } from "@visiga/contracts/public-paths";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { privateHead } from "#platform/document/head.ts";
import { RemovalChoice } from "#site/removal/removal-choice.tsx";
import { RemovalAnswer, RemovalPage } from "#site/removal/removal-page.tsx";
import { pageLists } from "./content-nav.ts";
import { siteLayout } from "./layouts.tsx";

/** `?file=` names the picture, `?on=` the page whose pictures are listed, `?sent=yes` confirms a request. */
export const removalRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: removalPath,
  validateSearch: (search: Record<string, unknown>): Partial<Record<"file" | "on" | "sent", unknown>> => search,
  loaderDeps: ({ search: { file, on, sent } }) => ({ file, on, sent }),
  loader: async ({ context: { data, language, posted }, deps }) => {
    if (deps.sent) return null;
    const page = ([...picturePaths, "/images"] as const).find((path) => path === deps.on);
    if (page && deps.file === undefined) {
      const lists = await Promise.all(Object.values(pageLists(pageAt(page))).map((query) => data.list(query)));
      const files = lists.flatMap(({ items }) => items).filter(({ photo }) => photo);
      return { files: [...new Map(files.map((file) => [file.id, file])).values()] };
    }
    const [file, { errors }] = await Promise.all([
      typeof deps.file === "string" ? data.file(deps.file) : null,
      // The texts of failures are in the dashboard's dictionary.
      loadDashboardDictionary(language),
    ]);
    if (!file?.photo) throw notFound();
    return { file, posted, errors };
  },
  head: ({ match }) => privateHead(match.context, "removal"),
  component: Removal,
  notFoundComponent: () => <RemovalAnswer />,
});

function Removal() {
  const loaded = removalRoute.useLoaderData<AnyRouter>();
  if (!loaded) return <RemovalAnswer sent />;
  return "files" in loaded ? <RemovalChoice {...loaded} /> : <RemovalPage {...loaded} />;
}
