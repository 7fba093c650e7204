import { useMutation } from "@tanstack/react-query";
import { restorePath } from "@visiga/contracts/public-paths";
import { Fragment } from "react";
import { postField } from "#dashboard/shared/forms/post-field.ts";
import { siteSectionPath } from "#dashboard/shared/place/site-sections.ts";
import { mayOpen, tabNames, tabPath, tabRow } from "#dashboard/shared/place/tab-access.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { Icon, type IconName } from "#ui/print/icon.tsx";
import styles from "./more-tab.module.css";

/** The list of what has no place of its own in the menu. */
export function MoreTab() {
  const { dashboard, backups, site } = useDashboardDictionary();
  const { role } = useSessionUser();
  // The page has a key of its own, because a restore ends every session.
  const restoring = useMutation(
    useTrpc().backups.openRestore.mutationOptions({
      onSuccess: ({ key }) => postField(`${restorePath}/key`, "key", key),
    }),
  );
  const line = (icon: IconName, label: string) => (
    <>
      <Icon name={icon} />
      <span className="fills semibold">{label}</span>
      <Icon name="next" />
    </>
  );
  return (
    <>
      <TabHead title={dashboard.tabs.more} />
      <ul className={`paper ruled-between ${styles.list}`}>
        {tabNames
          .filter((tab) => tabRow(tab).inMore && mayOpen(role, tab))
          .map((tab) => (
            <Fragment key={tab}>
              <li>
                <Link to={tabPath(tab)} className="row gap-4">
                  {line(tabRow(tab).icon, dashboard.tabs[tab])}
                </Link>
              </li>
              {tab === "backups" && (
                <li>
                  <button
                    type="button"
                    className="row gap-4"
                    aria-disabled={restoring.isPending}
                    onClick={() => !restoring.isPending && restoring.mutate()}
                  >
                    {line("restore", backups.restore)}
                  </button>
                </li>
              )}
            </Fragment>
          ))}
        {mayOpen(role, "site") && (
          <li>
            <Link to={siteSectionPath("developer")} className="row gap-4">
              {line("people", site.sections.developer)}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
