import { useQueries, useQuery } from "@tanstack/react-query";
import { schoolDay } from "@visiga/contracts/dates";
import { type EntryDecision, entryDecisions } from "@visiga/contracts/managed-entries";
import { overdueFacts } from "@visiga/contracts/overdue-facts";
import { yearToStart } from "@visiga/contracts/school-years";
import { isOutdated } from "#dashboard/site/editing/translation-gaps.tsx";
import { serverNow } from "#platform/clock/server-clock.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";

const counted = ["sentBack", "scheduled"] as const;
/** As many of each kind as one look takes in. */
const shownDecisions = 4;

/** What waits for this user. */
export function useToday() {
  const administrator = useSessionUser().role === "ADMIN";
  const trpc = useTrpc();
  const staleTime = 0;
  const browse = (only: EntryDecision | (typeof counted)[number], size: number) =>
    trpc.files.browse.queryOptions({ only, size }, { staleTime });
  const requests = useQuery(trpc.removals.count.queryOptions(undefined, { staleTime }));
  const pictures = useQueries({ queries: entryDecisions.map((only) => browse(only, shownDecisions)) });
  const lists = useQueries({ queries: counted.map((only) => browse(only, 1)) });
  const forAdministrators = { staleTime, enabled: administrator };
  const samples = useQuery(trpc.site.countSamples.queryOptions(undefined, forAdministrators));
  const backups = useQuery(trpc.backups.status.queryOptions(undefined, forAdministrators));
  const values = useQuery(trpc.site.entries.queryOptions(undefined, forAdministrators));
  const content = useQuery(trpc.site.read.queryOptions({ language: "en" }, forAdministrators));
  const steps = useQuery(trpc.firstSteps.read.queryOptions(undefined, forAdministrators));
  const plans = useQuery(trpc.site.plans.queryOptions(undefined, forAdministrators));
  const numbers = useQuery(trpc.site.waitingNumbers.queryOptions(undefined, { staleTime }));
  const news = useQuery(trpc.files.list.queryOptions({ page: "NEWS", first: 1 }, { staleTime }));
  // Not among those that may fail: it depends on another server.
  const newer = useQuery(trpc.releases.status.queryOptions(undefined, { enabled: administrator })).data?.newer;
  const queries = [requests, ...pictures, ...lists, samples, backups, values, plans, content, steps, numbers, news];
  const failed = queries.filter(({ isError }) => isError);
  const planned = plans.data?.plans ?? [];
  return {
    administrator,
    loading: queries.some(({ isLoading }) => isLoading),
    failed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch();
    },
    requests: requests.data?.count ?? 0,
    pictures: entryDecisions.map((only, index) => ({ only, page: pictures[index]?.data })),
    lists: counted.map((only, index) => ({ only, count: lists[index]?.data?.total ?? 0 })),
    samples: samples.data ?? { texts: 0, pageTexts: 0, pictures: 0 },
    backups: backups.data,
    doneSteps: steps.data?.done,
    newer,
    outdated: (values.data?.entries ?? []).flatMap(({ key, version, translation }) =>
      isOutdated(translation) ? { key, version, translation } : [],
    ),
    plans: planned,
    year: yearToStart(
      [...(values.data?.entries ?? []), ...planned].map(({ key, value }) => [key, value]),
      schoolDay(serverNow()),
    ),
    overdue: overdueFacts(
      content.data ?? { facts: {}, changed: {}, today: schoolDay(serverNow()) },
      news.data?.items[0]?.date,
    ).filter((fact) => fact.kind !== "noneToCome" || !planned.some(({ key }) => key === fact.key)),
    numbers: numbers.data ?? { waiting: null, recent: [], restored: false },
    facts: content.data?.facts,
  };
}
