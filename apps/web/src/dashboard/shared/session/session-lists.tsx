import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SessionRecord } from "@visiga/contracts/auth";
import type { PasskeyRecord } from "@visiga/contracts/passkeys";
import type { UserRecord } from "@visiga/contracts/users";
import { fill, formatDay } from "@visiga/i18n/format";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./session-lists.module.css";

export function SessionsDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const { sessions: t } = useDashboardDictionary().dashboard;
  return (
    <Dialog title={fill(t.titleOf, { name: user.name })} onClose={onClose}>
      <SessionList userId={user.id} />
    </Dialog>
  );
}

/** Where a user is logged in; by default the signed-in user. */
export function SessionList({ userId }: { userId?: string }) {
  const { dashboard } = useDashboardDictionary();
  const { sessions: t } = dashboard;
  const language = useLanguage();
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const [lead, focusLead] = useDeferredFocus<HTMLParagraphElement>();
  const query = trpc.auth.sessions.queryOptions(userId ? { userId } : {}, { staleTime: 0, gcTime: 0 });
  const { data, error, refetch } = useQuery(query);
  const names = deviceNames(data ?? [], t.unknownDevice);
  const ending = useMutation(
    trpc.auth.endSession.mutationOptions({
      onSuccess: (_, { id }) => {
        showToast(fill(t.ended, { device: names.get(id) ?? "" }));
        focusLead();
      },
      onSettled: () => queryClient.invalidateQueries(trpc.auth.sessions.pathFilter()),
    }),
  );
  return (
    <>
      <p ref={lead} tabIndex={-1}>
        {t.lead}
      </p>
      {error && <FailedList onRetry={() => void refetch()}>{dashboard.listFailed}</FailedList>}
      {!data && !error && <LoadingStar />}
      {data?.length === 0 && <p>{t.none}</p>}
      {data && data.length > 0 && (
        <ul className="ruled above-3">
          {data.map(({ id, startedAt, usedAt, current }) => {
            const device = names.get(id) ?? "";
            return (
              <li key={id} className={`row wraps apart ${styles.session}`}>
                <div>
                  <b>{device}</b> {current && <Tag tone="on">{t.current}</Tag>}
                  <p className="smaller mute tabular">{`${fill(t.started, dayAndTime(startedAt, language))}, ${fill(t.used, dayAndTime(usedAt, language))}`}</p>
                </div>
                {!current && (
                  <Button
                    variant="line"
                    disabled={ending.isPending}
                    aria-label={fill(t.endOne, { device })}
                    onClick={() => ending.mutate({ id })}
                  >
                    {t.end}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The name of each device by session; of those with the same browser and system, later ones are numbered. */
function deviceNames(sessions: readonly SessionRecord[], unknown: string): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  return new Map(
    [...sessions]
      .sort((one, other) => one.startedAt.localeCompare(other.startedAt))
      .map(({ id, device: known }) => {
        const device = known || unknown;
        const number = (counts.get(device) ?? 0) + 1;
        counts.set(device, number);
        return [id, number > 1 ? `${device} (${number})` : device];
      }),
  );
}

interface PasskeyListProps {
  passkeys: readonly PasskeyRecord[];
  /** Absent for another user’s passkeys. */
  onRemove?: (passkey: PasskeyRecord) => void;
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { passkeys: t } = useDashboardDictionary();
  const language = useLanguage();
  if (passkeys.length === 0) return <p>{t.none}</p>;
  return (
    <ul className="ruled above-3">
      {passkeys.map((passkey) => {
        const { id, name, addedAt, usedAt } = passkey;
        const used = usedAt ? fill(t.used, dayAndTime(usedAt, language)) : t.notUsed;
        return (
          <li key={id} className={`row wraps apart ${styles.session}`}>
            <div>
              <b>{name}</b>
              <p className="smaller mute tabular">{`${fill(t.added, { day: formatDay(addedAt, language) })}, ${used}`}</p>
            </div>
            {onRemove && (
              <Button variant="line" aria-label={fill(t.removeOne, { name })} onClick={() => onRemove(passkey)}>
                {t.remove}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
