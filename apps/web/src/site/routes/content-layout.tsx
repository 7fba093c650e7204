import { createRoute, Outlet, useMatches } from "@tanstack/react-router";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ContentLayout, type FrameWords } from "#site/frame/content-layout.tsx";
import { marianList } from "#site/lists/page-lists.ts";
import { type ContentSection, contentNav } from "./content-nav.ts";
import { siteLayout } from "./layouts.tsx";
import { useFragment } from "./use-fragment.ts";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Frame of a page under `contentLayout`: its section and its texts. */
    frame?: FrameWords & { readonly section: ContentSection };
  }
}

/** Layout of the public pages in the three-column frame. Each page sets its frame in `staticData.frame`. */
export const contentLayout = createRoute({
  getParentRoute: () => siteLayout,
  id: "content",
  loader: ({ context }) => context.data.list(marianList),
  component: FramedPage,
});

function FramedPage() {
  const t = useDictionary();
  const { facts } = useSite();
  const marian = contentLayout.useLoaderData().items[0];
  const frame = useMatches({ select: (matches) => matches.at(-1)?.staticData.frame });
  if (useFragment()) {
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  return frame ? (
    <ContentLayout words={frame} nav={contentNav(t, frame.section, facts)} marian={marian}>
      <Outlet />
    </ContentLayout>
  ) : (
    <Outlet />
  );
}
