import { createRoute, notFound } from "@tanstack/react-router";
import { removalPath } from "@visiga/contracts/public-paths";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { privateHead } from "#platform/document/head.ts";
import { PictureGone } from "#site/removal/picture-gone.tsx";
import { RemovalPage } from "#site/removal/removal-page.tsx";
import { RemovalSent } from "#site/removal/removal-sent.tsx";
import { siteLayout } from "./layouts.tsx";

/** `?file=` names the picture, `?sent=yes` thanks for the request. */
export const removalRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: removalPath,
  validateSearch: (search: Record<string, unknown>): { file?: unknown; sent?: unknown } => search,
  loaderDeps: ({ search: { file, sent } }) => ({ file, sent }),
  loader: async ({ context: { data, language, posted }, deps }) => {
    if (deps.sent) return null;
    const [file, { errors }] = await Promise.all([
      typeof deps.file === "string" ? data.file(deps.file) : null,
      // The sentences of failures are those of the dashboard.
      loadDashboardDictionary(language),
    ]);
    if (!file?.photo) throw notFound();
    return { file, posted, errors };
  },
  head: ({ match }) => privateHead(match.context, "removal"),
  component: Removal,
  notFoundComponent: PictureGone,
});

function Removal() {
  const asked = removalRoute.useLoaderData();
  return asked ? <RemovalPage {...asked} /> : <RemovalSent />;
}
