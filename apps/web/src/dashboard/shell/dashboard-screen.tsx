import { Navigate, Outlet, useLocation, useMatches, useRouter, useSearch } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { pageFilter } from "#dashboard/shared/place/entries-search.ts";
import { mayOpen, tabPath, tabRow } from "#dashboard/shared/place/tab-access.ts";
import type { TabName } from "#dashboard/shared/place/tabs.ts";
import { SessionGuard } from "#dashboard/shared/session/session-guard.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { ConnectionNotice } from "#dashboard/shared/words/connection-notice.tsx";
import { NewsPicturesProvider } from "#dashboard/upload/news-pictures.tsx";
import { Uploads } from "#dashboard/upload/uploads.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { DashboardFrame } from "./dashboard-frame.tsx";
import { ClockNotice, PasskeyNotice } from "./notices.tsx";

export function DashboardScreen() {
  const { dashboard } = useDashboardDictionary();
  return (
    <SessionGuard title={dashboard.title}>
      <FirstTab>
        <Outlet />
      </FirstTab>
    </SessionGuard>
  );
}

/** Opens Today instead of Images for users who chose so, whenever they open the address of the dashboard. */
function FirstTab({ children }: { children: ReactNode }) {
  const { opensToday } = useSessionUser();
  const { history } = useRouter();
  const address = useLocation({ select: ({ publicHref }) => publicHref });
  const [redirects, setRedirects] = useState(opensToday && address === tabPath("images") && !wasReloaded());
  useEffect(() => {
    if (!redirects) return;
    history.replace(tabPath("today"));
    setRedirects(false);
  }, [redirects, history]);
  return !redirects && children;
}

/** Whether the browser reloaded this address, or opened it again with Back or after it had closed the tab. */
function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.name === location.href && navigation.type !== "navigate";
}

export function TabFrame() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const tab = useMatches({ select: (matches) => matches.at(-1)?.staticData.tab }) ?? "images";
  const { role } = useSessionUser();
  const { tabs } = useDashboardDictionary().dashboard;
  return (
    <Uploads>
      <NewsPicturesProvider>
        <DashboardFrame tab={tab}>
          {/* The upload queue shows more detail about the connection. */}
          {path !== "/dashboard/upload" && <ConnectionNotice />}
          <PasskeyNotice here={tab === "account"} />
          <ClockNotice />
          {tabRow(tab).inMore && (
            <TextLink to={tabPath("more")} className={`inline-row below-3`}>
              <Icon name="previous" />
              {tabs.more}
            </TextLink>
          )}
          {/* The Users tab says itself whom to ask. */}
          {mayOpen(role, tab) || tab === "users" ? <Outlet /> : <NotAllowed tab={tab} />}
        </DashboardFrame>
      </NewsPicturesProvider>
    </Uploads>
  );
}

function NotAllowed({ tab }: { tab: TabName }) {
  const { dashboard } = useDashboardDictionary();
  const { of } = useSearch({ strict: false });
  // A user without the right to edit texts is redirected to the pictures of the page.
  if (of) return <Navigate to="/dashboard" search={{ page: pageFilter(of) }} replace />;
  return (
    <>
      <TabHead title={dashboard.tabs[tab]} />
      <p>{dashboard.notAllowed}</p>
    </>
  );
}
