import { createRoute } from "@tanstack/react-router";
import { organizationList } from "../features/organization/organization-list.ts";
import { OrganizationPage } from "../features/organization/organization-page.tsx";
import { pageHead } from "../platform/head.ts";
import { prefetchList } from "../platform/list-query.ts";
import { waitOnServer } from "../platform/wait-on-server.ts";
import { siteLayout } from "./layouts.tsx";

export const organizationRoute = createRoute({
  getParentRoute: () => siteLayout,
  path: "/organization",
  loader: ({ context }) => waitOnServer(prefetchList(context, organizationList)),
  head: ({ match }) => pageHead(match.context, "organization", "/organization"),
  component: OrganizationPage,
});
