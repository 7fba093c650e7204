import { useMutation } from "@tanstack/react-query";
import { type OpenRemoval, removalDays, type SettledRemovals } from "@visiga/contracts/removals";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { ListFoot } from "#dashboard/shared/lists/list-foot.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useFailureToast } from "#dashboard/shared/toasts/use-failure-toast.ts";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { RemovalCard } from "./removal-card.tsx";
import styles from "./removals-tab.module.css";
import { useRemovals } from "./use-removals.ts";

/** Requests to remove a picture. One button takes the picture down, the other dismisses the request. */
export function RemovalsTab() {
  const { removals, images, dashboard } = useDashboardDictionary();
  const trpc = useTrpc();
  const list = useRemovals();
  const showToast = useToast();
  const showFailure = useFailureToast();
  const { items, total, failed, retry } = list;

  const onError = (error: unknown) => {
    showFailure(error);
    list.refresh();
  };
  const settled = ({ name }: OpenRemoval, notice: typeof removals.hidden | typeof removals.dismissed) => ({
    onSuccess: (settled: SettledRemovals) => {
      list.remove(settled.ids);
      list.refresh();
      list.picturesChanged();
      const named = { name: shownName(name, images.card.untitled) };
      const undone = () => {
        list.refresh();
        list.picturesChanged();
        showToast(`${dashboard.notice.undone} ${fill(removals.reopened, named)}`);
      };
      showToast(fill(notice, named), () => reopen(settled, { onSuccess: undone }));
    },
  });
  const hide = useMutation(trpc.removals.hide.mutationOptions({ onError })).mutate;
  const dismiss = useMutation(trpc.removals.dismiss.mutationOptions({ onError })).mutate;
  const reopen = useMutation(trpc.removals.reopen.mutationOptions({ onError })).mutate;
  const failure = failed && <FailedList onRetry={retry}>{removals.failed}</FailedList>;

  return (
    <>
      <TabHead title={removals.title} />
      <p className={styles.lead}>{fill(removals.lead, { days: removalDays })}</p>
      {items?.length === 0 && <EmptyState title={removals.empty} />}
      {items && items.length > 0 && (
        <Cards>
          {items.map((removal) => (
            <RemovalCard
              key={removal.id}
              removal={removal}
              onHide={() => hide({ id: removal.id }, settled(removal, removals.hidden))}
              onDismiss={() => dismiss({ id: removal.id }, settled(removal, removals.dismissed))}
            />
          ))}
        </Cards>
      )}
      {failure || (!items && <LoadingStar>{removals.loading}</LoadingStar>)}
      {items && items.length > 0 && (
        <ListFoot list={list} more={removals.more} shown={fill(removals.shown, { shown: items.length, total })} />
      )}
    </>
  );
}
