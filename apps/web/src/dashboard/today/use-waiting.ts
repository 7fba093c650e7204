import { useQueries, useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { needsCare } from "./backups-care.ts";

const filters = ["waiting", "sentBack", "minorsUnsaid", "withoutConsent", "takenDownByRestore", "scheduled"] as const;

/** What waits for this user, one line each, and the place where it is settled. */
export function useWaiting() {
  const { today, images, removals } = useDashboardDictionary();
  const administrator = useSessionUser().role === "ADMIN";
  const trpc = useTrpc();
  const staleTime = 0;
  const asked = useQuery(trpc.removals.count.queryOptions(undefined, { staleTime }));
  const files = useQueries({
    queries: filters.map((only) => trpc.files.browse.queryOptions({ only, size: 1 }, { staleTime })),
  });
  const samples = useQuery(trpc.site.countSamples.queryOptions(undefined, { staleTime, enabled: administrator }));
  const backups = useQuery(trpc.backups.status.queryOptions(undefined, { staleTime, enabled: administrator }));
  // Not among those that may fail: it depends on another server.
  const newer = useQuery(trpc.releases.status.queryOptions(undefined, { enabled: administrator })).data?.newer;
  const queries = [asked, ...files, samples, backups];

  const open = asked.data?.count ?? 0;
  const { texts = 0, pageTexts = 0, pictures = 0 } = samples.data ?? {};
  const words = {
    waiting: images.review.waiting,
    sentBack: images.review.sentBack,
    minorsUnsaid: images.consent.unsaid,
    withoutConsent: today.withoutConsent,
    takenDownByRestore: images.restored.waiting,
    scheduled: images.schedule.waiting,
  };
  const lines = [
    open > 0 && {
      to: "/dashboard?tab=removals",
      text: fill(open === 1 ? removals.openOne : removals.openMany, { count: open }),
    },
    backups.data && needsCare(backups.data, new Date()) && { to: "/dashboard?tab=backups", text: today.backup },
    ...filters.map((only, index) => {
      const count = files[index]?.data?.total;
      return count ? { to: `/dashboard?page=ALL&only=${only}`, text: fill(words[only], { count }) } : null;
    }),
    texts + pageTexts + pictures > 0 && {
      to: siteSectionPath("samples"),
      text: fill(today.samples, { count: texts + pageTexts + pictures }),
    },
    newer && { to: "/dashboard?tab=backups", text: fill(today.release, { version: newer.version }) },
  ].filter((line) => line !== null && line !== undefined && line !== false);
  return {
    lines,
    loading: queries.some(({ isLoading }) => isLoading),
    failed: queries.some(({ isError }) => isError),
    retry: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
}
