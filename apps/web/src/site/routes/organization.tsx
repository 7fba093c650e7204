import { createRoute } from "@tanstack/react-router";
import { pageHead } from "#platform/document/head.ts";
import { organizationList } from "#site/lists/page-lists.ts";
import { OrganizationPage } from "#site/organization/organization-page.tsx";
import { siteLayout } from "./layouts.tsx";

export const organizationRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/organization",
  loader: ({ context }) => context.data.list(organizationList),
  head: ({ match }) => pageHead(match.context, "organization", "/organization"),
  component: () => <OrganizationPage list={organizationRoute.useLoaderData()} />,
});
