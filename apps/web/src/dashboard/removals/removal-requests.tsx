import { useQuery } from "@tanstack/react-query";
import { type OpenRemoval, removalDays } from "@visiga/contracts/removals";
import { fill } from "@visiga/i18n/format";
import { Card, CardButton, Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { useListFeedback } from "#dashboard/shared/lists/use-list-feedback.ts";
import { usePagedList } from "#dashboard/shared/lists/use-paged-list.ts";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { TabCount } from "#dashboard/shared/tab/tab-head.tsx";
import { useReadersName } from "#dashboard/shared/words/entry-words.ts";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { telephone as telephoneAddress } from "#platform/school/telephone.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./removal-requests.module.css";

/** The open requests to remove a picture, each with its decision. Shows nothing if there is none. */
export function RemovalRequests() {
  const { removals } = useDashboardDictionary();
  const nameOf = useReadersName();
  const client = useTrpcClient().removals;
  const list = usePagedList(useTrpc().removals.list, client.list, {});
  const { items, failed, retry } = list;
  const { act, report, reportUndone } = useListFeedback();
  const settle = (removal: OpenRemoval, hidden: boolean) =>
    act(async () => {
      const name = nameOf(removal);
      const settled = await (hidden ? client.hide : client.dismiss).mutate({ id: removal.id });
      const reopen = async () => {
        await client.reopen.mutate(settled);
        reportUndone(fill(removals.reopened, { name }));
      };
      report(fill(hidden ? removals.hidden : removals.dismissed, { name }), () => act(reopen));
    });

  return (
    <ListView list={list.hasMore ? list : { items, failed, retry }} words={removals} empty={null}>
      {(items) => (
        <section aria-labelledby="removals" className="below-6">
          <h2 id="removals" className="card-heading below-3">
            {removals.title}
          </h2>
          <Cards>
            {items.map((removal) => (
              <RemovalCard key={removal.id} removal={removal} onSettle={(hidden) => settle(removal, hidden)} />
            ))}
          </Cards>
          <p className="small mute above-3">{fill(removals.lead, { days: removalDays })}</p>
        </section>
      )}
    </ListView>
  );
}

function RemovalCard({ removal, onSettle }: { removal: OpenRemoval; onSettle: (hidden: boolean) => void }) {
  const { removals, images } = useDashboardDictionary();
  const language = useLanguage();
  const { page, photo, shown, askedAt, telephone, words } = removal;
  const name = useReadersName()(removal);
  const requestedAt = fill(removals.asked, dayAndTime(askedAt, language));
  return (
    <Card
      picture={<ManagedPicture photo={photo} shown={shown} alt="" sizes="20rem" className={styles.whole} />}
      foot={
        <>
          {shown && (
            <CardButton icon="eye-off" label={fill(removals.hideOne, { name })} onClick={() => onSettle(true)}>
              {removals.hide}
            </CardButton>
          )}
          <CardButton
            icon="check"
            label={fill(shown ? removals.dismissOne : removals.closeOne, { name })}
            onClick={() => onSettle(false)}
          >
            {shown ? removals.dismiss : removals.close}
          </CardButton>
        </>
      }
    >
      {!shown && (
        <p>
          <Tag tone="plain">{removals.notShown}</Tag>
        </p>
      )}
      <h2>{name}</h2>
      <p className="smaller mute">{[page && images.pages[page], requestedAt].filter(Boolean).join("\u00a0· ")}</p>
      {words && <p className={"breaks lines above-2"}>{words}</p>}
      {telephone && <CallLink telephone={telephone} />}
    </Card>
  );
}

function CallLink({ telephone }: { telephone: string }) {
  const to = telephoneAddress(telephone);
  const { call } = useDashboardDictionary().removals;
  if (!to) return <p>{telephone}</p>;
  return (
    <TextLink to={to}>
      <Icon name="phone" />
      {fill(call, { telephone })}
    </TextLink>
  );
}

/** Polling interval for new requests, in milliseconds. */
const interval = 60_000;

export function useRemovalCount(): { readonly count: number; readonly label: string } | null {
  const { removals } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().removals.count.queryOptions(undefined, { refetchInterval: interval }));
  const count = data?.count ?? 0;
  if (count === 0) return null;
  return { count, label: fill(count === 1 ? removals.openOne : removals.openMany, { count }) };
}

export function RemovalCount() {
  const open = useRemovalCount();
  return open && <TabCount label={open.label}>{String(open.count)}</TabCount>;
}
