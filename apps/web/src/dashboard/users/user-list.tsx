import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { Card, CardButton, Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import type { Invitation } from "./dialogs/invite-dialog.tsx";
import styles from "./user-list.module.css";

export type UserDialog =
  | { readonly what: "edit" | "delete" | "sessions" | "passkeys"; readonly user: UserRecord }
  | { readonly what: "invite"; readonly invitation: Invitation };

interface UserListProps {
  list: ReturnType<typeof useUserList>;
  access: ReturnType<typeof useUserAccess>;
  onClear: (() => void) | undefined;
  onOpen: (dialog: UserDialog) => void;
}

export function UserList({ list, onClear, ...card }: UserListProps) {
  const { users, dashboard } = useDashboardDictionary();
  const clear = onClear && (
    <Button variant="line" onClick={onClear}>
      {dashboard.clearSearch}
    </Button>
  );
  return (
    <ListView list={list} words={users} empty={<EmptyState title={users.empty} action={clear} />}>
      {(shown) => (
        <>
          <Cards wide>
            {shown.map((user) => (
              <UserCard key={user.id} user={user} {...card} />
            ))}
          </Cards>
          {list.found > shown.length && (
            <p className="mute above-5">{fill(users.shown, { shown: shown.length, total: list.found })}</p>
          )}
        </>
      )}
    </ListView>
  );
}

interface UserCardProps extends Pick<UserListProps, "access" | "onOpen"> {
  user: UserRecord;
}

function UserCard({ user, access, onOpen }: UserCardProps) {
  const { users, passkeys } = useDashboardDictionary();
  const { card, fields } = users;
  const { id, name } = user;
  const active = user.status === "ACTIVE";
  const open = (what: "edit" | "delete" | "sessions" | "passkeys") => () => onOpen({ what, user });
  return (
    <Card
      off={!active}
      foot={
        <>
          {/* One button serves both actions, so that it keeps the focus when a user becomes active again. */}
          <CardButton
            icon={active ? "key" : "restore"}
            label={fill(active ? card.newLinkOne : card.bringBackOne, { name })}
            aria-disabled={access.busy}
            onClick={() => !access.busy && (active ? access.renew(user) : access.restore(user))}
          >
            {active ? card.newLink : card.bringBack}
          </CardButton>
          {user.status !== "DELETED" && (
            <>
              <CardButton icon="edit" label={fill(card.editOne, { name })} onClick={open("edit")} />
              <CardButton icon="delete" tone="del" label={fill(card.deleteOne, { name })} onClick={open("delete")} />
            </>
          )}
        </>
      }
    >
      <p className="wraps tags below-2">
        <Tag tone={active ? "on" : "plain"}>{users.statuses[user.status]}</Tag>
        <Tag>{users.roles[user.role]}</Tag>
        {active && !user.passwordSet && <Tag tone="gold">{users.linkNotUsed}</Tag>}
      </p>
      <h2>{name}</h2>
      <dl className={`stack smaller above-3 ${styles.facts}`}>
        <dt className="mute">{fields.id}</dt>
        <dd className="breaks tabular">{id}</dd>
        <dt className="mute">{fields.email}</dt>
        <dd className="breaks">{user.email}</dd>
        <dt className="mute">{fields.phoneNumber}</dt>
        <dd className="breaks tabular">{user.phoneNumber ?? card.noPhone}</dd>
      </dl>
      {active && (
        <p className={`wraps ${styles.access}`}>
          <TextButton aria-label={fill(card.sessionsOne, { name })} onClick={open("sessions")}>
            <Icon name="devices" />
            {card.sessions}
          </TextButton>
          <TextButton aria-label={fill(passkeys.ofUser.openOne, { name })} onClick={open("passkeys")}>
            <Icon name="key" />
            {passkeys.ofUser.open}
          </TextButton>
        </p>
      )}
    </Card>
  );
}

/**
 * The first ten active users, as documented; up to a hundred for a search or when showing all.
 * @param all includes INACTIVE and DELETED users
 */
export function useUserList(search: string, all: boolean) {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const query = {
    page: 0,
    size: search || all ? 100 : 10,
    ...(all && { status: "ALL" as const }),
    ...(search && { search }),
  };
  const { data, error, refetch } = useQuery(
    trpc.users.list.queryOptions(query, { staleTime: 0, placeholderData: keepPreviousData }),
  );
  return {
    items: data?.data,
    found: data?.total ?? 0,
    failed: error !== null,
    retry: () => void refetch(),
    refresh: () => void queryClient.invalidateQueries(trpc.users.list.pathFilter()),
  };
}

/** Renews the password link of a user, or restores one. `onLink` shows the link. */
export function useUserAccess(onLink: (invitation: Invitation) => void) {
  const list = useTrpc().users.list;
  const client = useTrpcClient().users;
  const queryClient = useQueryClient();
  const { users } = useDashboardDictionary();
  const showToast = useToast();
  const { mutate: act, isPending: busy } = useMutation({ mutationFn: (action: () => Promise<void>) => action() });
  const broughtBack = (change: () => Promise<EditedUser>) =>
    act(async () => {
      const { setPasswordUrl: url, ...user } = await change();
      void queryClient.invalidateQueries(list.pathFilter());
      if (url) onLink({ user, url, reason: "broughtBack" });
      showToast(fill(users.notice.broughtBack, { name: user.name }));
    });
  return {
    busy,
    renew: (user: UserRecord) =>
      act(async () => {
        const { setPasswordUrl: url } = await client.createPasswordLink.mutate({ id: user.id });
        onLink({ user, url, reason: "renewed" });
      }),
    restore: ({ id }: UserRecord) => broughtBack(() => client.bringBack.mutate({ id })),
    /** Undoes a deletion of a user, given as before it. An inactive user stays inactive. */
    undoDeletion: ({ id, name, email, status }: UserRecord) =>
      broughtBack(() =>
        status === "INACTIVE" ? client.update.mutate({ id, name, email, status }) : client.bringBack.mutate({ id }),
      ),
  };
}
