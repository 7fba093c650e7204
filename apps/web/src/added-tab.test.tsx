import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import type { Role } from "@visiga/contracts/users";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createDashboardRouter } from "#dashboard/routes/router.tsx";
import { Application, loadWords } from "#dashboard/shared/application/application.tsx";
import { createQueryClient } from "#platform/data/query-client.ts";
import { SessionUserContext } from "#platform/session/session-user.ts";

// A tab is added as docs/recipes.md says: a row, its words, its component.
vi.mock("#dashboard/shared/place/tabs.ts", async (load) => {
  const source = await load<typeof import("#dashboard/shared/place/tabs.ts")>();
  const row = { icon: "list", search: z.object({ day: z.catch(z.string(), "today") }), role: "ADMIN" };
  return { ...source, tabs: { ...source.tabs, lessons: row } };
});
vi.mock("@visiga/i18n/dictionaries", async (load) => {
  const source = await load<typeof import("@visiga/i18n/dictionaries")>();
  const added = async () => {
    const t = await source.loadDashboardDictionary("en");
    return { ...t, dashboard: { ...t.dashboard, tabs: { ...t.dashboard.tabs, lessons: "Lessons" } } };
  };
  return { ...source, loadDashboardDictionary: added };
});
vi.mock("#dashboard/shell/tab-components.tsx", async (load) => {
  const source = await load<typeof import("#dashboard/shell/tab-components.tsx")>();
  return { ...source, tabComponents: { ...source.tabComponents, lessons: () => <p>Latin at eight</p> } };
});
// These need a browser.
vi.mock("#dashboard/shell/page-editor/page-editor.tsx", () => ({ PageEditor: () => null }));
vi.mock("#dashboard/upload/queue/upload-store.ts", () => ({ UploadStore: class {} }));
vi.stubGlobal("navigator", { onLine: true });
// The browser checks the session after the first render.
const user = vi.hoisted(() => ({ id: "1", name: "Neema", email: "neema@example.org", role: "ADMIN" as Role }));
vi.mock("#dashboard/shared/session/session-guard.tsx", () => ({
  SessionGuard: ({ children }: { children: ReactNode }) => (
    <SessionUserContext value={user as never}>{children}</SessionUserContext>
  ),
}));

async function read(address: string, role: Role) {
  user.role = role;
  const router = createDashboardRouter(new QueryClient(), createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  const html = renderToString(
    <Application t={await loadWords("en")} queryClient={createQueryClient()}>
      <RouterProvider router={router} />
    </Application>,
  );
  return { html, search: router.state.matches.at(-1)?.search };
}

test("an added tab opens at its address with its search parameters, and the menu marks it", async () => {
  const { html, search } = await read("/dashboard?tab=lessons&day=monday", "ADMIN");
  expect(html).toContain("<p>Latin at eight</p>");
  expect(search).toEqual({ day: "monday" });
  expect(html).toMatch(/<a class="[^"]*" href="\/dashboard\?tab=lessons" aria-current="page">.*?Lessons<\/a>/);
});

test("the menu of the other tabs links to an added tab", async () => {
  expect((await read("/dashboard?tab=views", "ADMIN")).html).toMatch(/href="\/dashboard\?tab=lessons">.*?Lessons<\/a>/);
});

test("a user without the role of an added tab sees neither its link nor its contents", async () => {
  const { html } = await read("/dashboard?tab=lessons", "USER");
  expect(html).not.toContain('href="/dashboard?tab=lessons"');
  expect(html).not.toContain("Latin at eight");
  expect(html).toMatch(/<h1[^>]*>Lessons<\/h1>/);
});
