import { useMutation } from "@tanstack/react-query";
import { type OpenRemoval, removalDays } from "@visiga/contracts/removals";
import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { useListAction } from "#dashboard/shared/lists/use-list-action.ts";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { RemovalCard } from "./removal-card.tsx";

/** Requests to remove a picture, newest first. One button takes the picture down, the other dismisses the request. */
export function RemovalsTab() {
  const { removals, images } = useDashboardDictionary();
  const trpc = useTrpc();
  const client = useTrpcClient();
  const list = usePagedList({
    queryKey: [...trpc.removals.list.pathKey(), {}],
    read: (cursor) => client.removals.list.query(cursor),
  });
  const { run } = useListAction();
  const hide = useMutation(trpc.removals.hide.mutationOptions()).mutateAsync;
  const dismiss = useMutation(trpc.removals.dismiss.mutationOptions()).mutateAsync;
  const reopen = useMutation(trpc.removals.reopen.mutationOptions()).mutateAsync;

  const settle = ({ id, name }: OpenRemoval, hidden: boolean) =>
    void run(async () => {
      const settled = await (hidden ? hide : dismiss)({ id });
      const named = { name: displayName(name, images.card.untitled) };
      return {
        message: fill(hidden ? removals.hidden : removals.dismissed, named),
        undo: async () => {
          await reopen(settled);
          return fill(removals.reopened, named);
        },
      };
    });

  return (
    <>
      <TabHead title={removals.title} lead={fill(removals.lead, { days: removalDays })} />
      <ListView list={list} words={removals} empty={<EmptyState title={removals.empty} />}>
        {(items) => (
          <Cards>
            {items.map((removal) => (
              <RemovalCard
                key={removal.id}
                removal={removal}
                onHide={() => settle(removal, true)}
                onDismiss={() => settle(removal, false)}
              />
            ))}
          </Cards>
        )}
      </ListView>
    </>
  );
}
