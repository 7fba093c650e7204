import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import { mayOpen } from "#dashboard/shared/place/tab-access.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./today-tab.module.css";
import { WaitingList } from "./waiting-list.tsx";

const tasks = [
  { name: "news", icon: "plus", tab: "images", to: "/dashboard?page=NEWS&add=true" },
  { name: "pictures", icon: "picture", tab: "images", to: "/dashboard?page=GALLERY&task=upload" },
  { name: "fees", icon: "edit", tab: "site", to: siteSectionPath("joining") },
  { name: "date", icon: "calendar", tab: "site", to: siteSectionPath("calendar") },
  { name: "announcement", icon: "bell", tab: "site", to: siteSectionPath("announcements") },
] as const;

/** The most frequent tasks by one tap each, and what waits for somebody. */
export function TodayTab() {
  const { dashboard, today } = useDashboardDictionary();
  const { role } = useSessionUser();
  return (
    <>
      <TabHead title={dashboard.tabs.today} />
      <ul className={styles.tasks}>
        {tasks
          .filter(({ tab }) => mayOpen(role, tab))
          .map(({ name, icon, to }) => (
            <li key={name}>
              <ButtonLink variant={name === "news" ? "main" : "line"} to={to}>
                <Icon name={icon} />
                {today.tasks[name]}
              </ButtonLink>
            </li>
          ))}
      </ul>
      <WaitingList />
      <OpensToday />
    </>
  );
}

/** Whether this account opens the Today tab after a login. */
function OpensToday() {
  const { today } = useDashboardDictionary();
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
    <Checkbox
      label={today.opens}
      checked={(isPending ? variables : data)?.opensToday ?? false}
      disabled={!data}
      onChange={({ target }) => mutate({ opensToday: target.checked })}
    />
  );
}
