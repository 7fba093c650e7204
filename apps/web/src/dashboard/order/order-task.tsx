import { useBlocker, useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { pictureFilters } from "#dashboard/shared/place/entries-search.ts";
import { FilterTabs, TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToastLift } from "#dashboard/shared/toasts/use-toast-lift.ts";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useDashboardDictionary, useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { type OrderGroupName, orderConflict } from "./order-groups.ts";
import styles from "./order-task.module.css";
import { useOrder } from "./use-order.ts";

/** Loaded when it is opened: dragging takes 16 KB, and few users ever order a page. */
const OrderList = lazy(async () => ({ default: (await import("./order-list.tsx")).OrderList }));

export function OrderTask() {
  const { page: filter } = useSearch({ from: "/dashboard/frame/order" });
  const page = filter === "HOME" ? filter : "ORGANIZATION";
  const { images } = useDashboardDictionary();
  const { organization } = useDictionary();
  const navigate = useNavigate();
  const t = images.order;
  const order = useOrder(page);
  const { groups, changed, conflict } = order;
  const leaving = useBlocker({
    // A language switch keeps route and query. The redirect to /login after a session ended cannot be blocked.
    shouldBlockFn: ({ current, next }) =>
      changed &&
      next.pathname !== "/login" &&
      JSON.stringify([next.pathname, next.search]) !== JSON.stringify([current.pathname, current.search]),
    enableBeforeUnload: () => changed,
    withResolver: true,
  });
  const label = (name: OrderGroupName) => (name === "HOME" ? t.home : organization.groups[name]);

  return (
    <>
      <TabHead title={page === "HOME" ? t.home : t.organization} />
      <FilterTabs
        label={images.fields.page}
        values={pictureFilters}
        words={{ ...images.pages, ...images.filters }}
        value={page}
        onChange={(filter) => void navigate({ to: "/dashboard", search: { page: filter }, resetScroll: false })}
      />
      {groups && groups.length > 0 && <OrderKeys />}
      {!groups && !order.failed && <LoadingStar>{images.loading}</LoadingStar>}
      {order.failed && <FailedList onRetry={order.retry}>{images.failed}</FailedList>}
      {groups?.length === 0 && <EmptyState title={t.empty} />}
      {groups && groups.length > 0 && (
        <Suspense fallback={<LoadingStar>{images.loading}</LoadingStar>}>
          <div className={`paper ${styles.panel}`}>
            {groups.map(({ name, entries }) => (
              <section key={name}>
                {page !== "HOME" && <h2>{label(name)}</h2>}
                <OrderList label={label(name)} entries={entries} onArrange={order.arrange} />
              </section>
            ))}
          </div>
          <SaveBar order={order} />
        </Suspense>
      )}
      {conflict && groups && (
        <ConflictDialog fields={orderConflict(groups, conflict.theirs, label, images.card.untitled)} {...conflict} />
      )}
      <ConfirmDialog
        open={leaving.status === "blocked"}
        title={t.leaveTitle}
        question={t.leaveQuestion}
        cancelLabel={t.stay}
        confirmLabel={t.leave}
        onConfirm={() => leaving.proceed?.()}
        onClose={() => leaving.reset?.()}
      />
    </>
  );
}

function SaveBar({ order: { saving, changed, save } }: { order: ReturnType<typeof useOrder> }) {
  const { images, dashboard } = useDashboardDictionary();
  const t = images.order;
  const bar = useToastLift<HTMLDivElement>();
  return (
    <div ref={bar} className={classNames("row wraps gap-3", styles.save, changed && `sticks ${styles.unsaved}`)}>
      <p role="status" className="push smaller mute">
        {changed && t.unsaved}
      </p>
      <Button icon="check" busy={saving} disabled={!changed} onClick={save}>
        {saving ? dashboard.saving : t.save}
      </Button>
    </div>
  );
}

function OrderKeys() {
  const { keys } = useDashboardDictionary().images.order;
  return (
    <p className={`row wraps smaller mute ${styles.keys}`}>
      <span>
        <kbd>{keys.space}</kbd> {keys.lift}
      </span>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd> {keys.move}
      </span>
      <span>
        <kbd>{keys.escape}</kbd> {keys.putBack}
      </span>
      <span>{keys.drag}</span>
    </p>
  );
}
