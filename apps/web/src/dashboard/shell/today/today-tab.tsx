import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { PictureDecisions } from "#dashboard/entries/list/picture-decisions.tsx";
import { RemovalRequests } from "#dashboard/removals/removal-requests.tsx";
import { textFilterPath, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { mayOpen, tabPath } from "#dashboard/shared/place/tab-access.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { YearForm } from "#dashboard/year/year-form.tsx";
import { serverNow } from "#platform/clock/server-clock.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { needsCare } from "./backups-care.ts";
import { FactsCard, LinesCard, NumbersCard, PlansCard, TranslationsCard } from "./cards.tsx";
import { FirstSteps } from "./first-steps.tsx";
import styles from "./today-tab.module.css";
import { useToday } from "./use-today.ts";

const tasks = [
  { name: "news", icon: "plus", tab: "images", to: "/dashboard?page=NEWS&add=true" },
  { name: "pictures", icon: "picture", tab: "images", to: "/dashboard?page=GALLERY&task=upload" },
  { name: "fees", icon: "edit", tab: "site", to: valuePath("fees") },
  { name: "date", icon: "calendar", tab: "site", to: valuePath("termDates", "termDates.new") },
  { name: "announcement", icon: "bell", tab: "site", to: valuePath("announcements", "announcements.new") },
] as const;

export function TodayTab() {
  const { dashboard, today } = useDashboardDictionary();
  const { role } = useSessionUser();
  const found = useToday();
  const { start } = useSearch({ from: "/dashboard/frame/today" });
  const navigate = useNavigate();
  const close = () => void navigate({ to: "/dashboard/today", search: {}, replace: true });
  return (
    <>
      <TabHead title={dashboard.tabs.today} />
      <ul className={`stack gap-3 below-6 ${styles.tasks}`}>
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
      {/* All at once: a card that came later would move those below it. */}
      {found.loading ? (
        <LoadingStar>{today.loading}</LoadingStar>
      ) : (
        <>
          {found.requests > 0 && <RemovalRequests />}
          <NumbersCard {...found.numbers} />
          {found.administrator && <FirstSteps done={found.doneSteps} />}
          <Waiting found={found} />
          <TextLink to={tabPath("guide")}>{dashboard.tabs.guide}</TextLink>
          <OpensToday />
          {start && found.year && <YearForm onClose={close} />}
        </>
      )}
    </>
  );
}

/** The open tasks of this user, each with its buttons or a link to its list. */
function Waiting({ found }: { found: ReturnType<typeof useToday> }) {
  const { today, images } = useDashboardDictionary();
  const { administrator, failed, requests, backups, newer, samples } = found;
  const t = {
    waiting: images.review.waiting,
    sentBack: images.review.sentBack,
    minorsUnsaid: images.consent.unsaid,
    withoutConsent: today.withoutConsent,
    takenDownByRestore: images.restored.waiting,
    scheduled: images.schedule.waiting,
  };
  const listPath = (only: string) => `/dashboard?page=ALL&only=${only}`;
  const pictures = found.pictures.flatMap(({ only, page }) =>
    page && page.items.length > 0 ? [{ only, page, title: fill(t[only], { count: page.total ?? 0 }) }] : [],
  );
  // Only an administrator shows what waits.
  const isDecided = ({ only }: { only: string }) => administrator || only !== "waiting";
  const sampleCount = samples.texts + samples.pageTexts + samples.pictures;
  const lines = [
    backups && needsCare(backups, serverNow()) && { to: "/dashboard?tab=backups", text: today.backup },
    ...pictures.filter((each) => !isDecided(each)).map(({ title }) => ({ to: listPath("hidden"), text: title })),
    ...found.lists.map(({ only, count }) => count > 0 && { to: listPath(only), text: fill(t[only], { count }) }),
    sampleCount > 0 && { to: textFilterPath("samples"), text: fill(today.samples, { count: sampleCount }) },
    found.year !== null && { to: "/dashboard?tab=today&start=year", text: fill(today.startYear, { year: found.year }) },
    newer && { to: "/dashboard?tab=backups", text: fill(today.release, { version: newer.version }) },
  ].filter((line) => line !== null && line !== undefined && line !== false);
  const nothing =
    !failed &&
    !found.numbers.waiting &&
    requests + pictures.length + lines.length + found.outdated.length + found.overdue.length === 0;

  return (
    <>
      {failed && <FailedList onRetry={found.retry}>{today.failed}</FailedList>}
      {nothing && <p className="paper padded">{today.nothing}</p>}
      {pictures.filter(isDecided).map((each) => (
        <PictureDecisions key={each.only} {...each} />
      ))}
      <div className={`stack gap below-5 ${styles.board}`}>
        <LinesCard title={today.waiting} lines={lines} />
        <PlansCard plans={found.plans} />
        {administrator && found.facts && <FactsCard overdue={found.overdue} facts={found.facts} />}
        <TranslationsCard values={found.outdated} />
      </div>
    </>
  );
}

function OpensToday() {
  const { today } = useDashboardDictionary();
  const trpc = useTrpc().auth;
  const queryClient = useQueryClient();
  const { data } = useQuery(trpc.preferences.queryOptions());
  const { mutate, isPending, variables } = useMutation(
    trpc.setPreferences.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: trpc.preferences.queryKey() }),
    }),
  );
  return (
    <Checkbox
      label={today.opens}
      checked={(isPending ? variables : data)?.opensToday ?? false}
      disabled={!data}
      onChange={({ target }) => mutate({ opensToday: target.checked })}
    />
  );
}
