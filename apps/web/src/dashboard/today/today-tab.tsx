import { useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { schoolDay } from "@visiga/contracts/dates";
import { type OverdueFact, overdueFacts } from "@visiga/contracts/overdue-facts";
import { fill, formatDay } from "@visiga/i18n/format";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { siteSectionPath, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { mayOpen } from "#dashboard/shared/place/tab-access.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { serverNow } from "#platform/clock/server-clock.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { needsCare } from "./backups-care.ts";
import styles from "./today-tab.module.css";

const tasks = [
  { name: "news", icon: "plus", tab: "images", to: "/dashboard?page=NEWS&add=true" },
  { name: "pictures", icon: "picture", tab: "images", to: "/dashboard?page=GALLERY&task=upload" },
  { name: "fees", icon: "edit", tab: "site", to: siteSectionPath("joining") },
  { name: "date", icon: "calendar", tab: "site", to: siteSectionPath("calendar") },
  { name: "announcement", icon: "bell", tab: "site", to: siteSectionPath("announcements") },
] as const;

export function TodayTab() {
  const { dashboard, today } = useDashboardDictionary();
  const { role } = useSessionUser();
  const trpc = useTrpc().auth;
  const queryClient = useQueryClient();
  const { data } = useQuery(trpc.preferences.queryOptions());
  const { mutate, isPending, variables } = useMutation(
    trpc.setPreferences.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.preferences.queryKey() }),
      onError: useFailureToast(),
    }),
  );
  return (
    <>
      <TabHead title={dashboard.tabs.today} />
      <ul className={`stack gap-3 ${styles.tasks}`}>
        {tasks
          .filter(({ tab }) => mayOpen(role, tab))
          .map(({ name, icon, to }) => (
            <li key={name}>
              <ButtonLink icon={icon} variant={name === "news" ? "main" : "line"} to={to}>
                {today.tasks[name]}
              </ButtonLink>
            </li>
          ))}
      </ul>
      <WaitingList />
      <Checkbox
        label={today.opens}
        checked={(isPending ? variables : data)?.opensToday ?? false}
        disabled={!data}
        onChange={({ target }) => mutate({ opensToday: target.checked })}
      />
    </>
  );
}

const filters = ["waiting", "sentBack", "minorsUnsaid", "withoutConsent", "takenDownByRestore", "scheduled"] as const;

/** The open tasks of this user: one line each, with a link to its list. */
function WaitingList() {
  const { today, images, removals, site } = useDashboardDictionary();
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const trpc = useTrpc();
  const staleTime = 0;
  const requests = useQuery(trpc.removals.count.queryOptions(undefined, { staleTime }));
  const entries = useQueries({
    queries: filters.map((only) => trpc.files.browse.queryOptions({ only, size: 1 }, { staleTime })),
  });
  const samples = useQuery(trpc.site.countSamples.queryOptions(undefined, { staleTime, enabled: administrator }));
  const backups = useQuery(trpc.backups.status.queryOptions(undefined, { staleTime, enabled: administrator }));
  // Not among those that may fail: it depends on another server.
  const newer = useQuery(trpc.releases.status.queryOptions(undefined, { enabled: administrator })).data?.newer;
  // The tab links only places that its user may open.
  const content = useQuery(trpc.site.read.queryOptions({ language: "en" }, { staleTime, enabled: administrator }));
  const news = useQuery(trpc.files.list.queryOptions({ page: "NEWS", first: 1 }, { staleTime }));
  const queries = [requests, ...entries, samples, backups, content, news];
  const loading = queries.some(({ isLoading }) => isLoading);
  const failed = queries.filter(({ isError }) => isError);

  const open = requests.data?.count ?? 0;
  const { texts = 0, pageTexts = 0, pictures = 0 } = samples.data ?? {};
  const t = {
    waiting: images.review.waiting,
    sentBack: images.review.sentBack,
    minorsUnsaid: images.consent.unsaid,
    withoutConsent: today.withoutConsent,
    takenDownByRestore: images.restored.waiting,
    scheduled: images.schedule.waiting,
  };
  const overdueLine = (overdue: OverdueFact) => {
    switch (overdue.kind) {
      case "noneToCome":
        return { to: valuePath(overdue.key), text: fill(today.noneToCome, { name: site.keys[overdue.key] }) };
      case "pastDocuments":
        return { to: valuePath("documents"), text: fill(today.pastDocuments, { count: overdue.count }) };
      case "oldFees":
        return { to: valuePath("fees"), text: fill(today.oldFees, { day: formatDay(overdue.since, language) }) };
      case "oldNews":
        return { to: "/dashboard?page=NEWS", text: fill(today.oldNews, { day: formatDay(overdue.since, language) }) };
    }
  };
  const lines = [
    open > 0 && {
      to: "/dashboard?tab=removals",
      text: fill(open === 1 ? removals.openOne : removals.openMany, { count: open }),
    },
    backups.data && needsCare(backups.data, serverNow()) && { to: "/dashboard?tab=backups", text: today.backup },
    ...filters.map((only, index) => {
      const count = entries[index]?.data?.total;
      return count ? { to: `/dashboard?page=ALL&only=${only}`, text: fill(t[only], { count }) } : null;
    }),
    texts + pageTexts + pictures > 0 && {
      to: siteSectionPath("samples"),
      text: fill(today.samples, { count: texts + pageTexts + pictures }),
    },
    ...overdueFacts(
      content.data ?? { facts: {}, changed: {}, today: schoolDay(serverNow()) },
      news.data?.items[0]?.date,
    ).map(overdueLine),
    newer && { to: "/dashboard?tab=backups", text: fill(today.release, { version: newer.version }) },
  ].filter((line) => line !== null && line !== undefined && line !== false);

  return (
    <section className={`paper ${styles.waiting}`} aria-label={today.waiting}>
      <h2>{today.waiting}</h2>
      {loading && <LoadingStar>{today.loading}</LoadingStar>}
      {failed.length > 0 && (
        <FailedList
          onRetry={() => {
            for (const query of failed) void query.refetch();
          }}
        >
          {today.failed}
        </FailedList>
      )}
      {!loading && failed.length === 0 && lines.length === 0 && <p>{today.nothing}</p>}
      {!loading && lines.length > 0 && (
        <ul className="ruled-between">
          {lines.map(({ to, text }) => (
            <li key={text}>
              <Link to={to} className="row apart gap-3">
                {text}
                <Icon name="next" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
