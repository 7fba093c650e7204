import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { Card, CardButton, Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import type { UserListState } from "./use-user-list.ts";
import { type UserActions, UserCardAction } from "./user-card-action.tsx";
import styles from "./user-list.module.css";

interface UserListProps extends UserActions {
  list: UserListState;
  /** Clears the search; undefined without a search. */
  onClear: (() => void) | undefined;
}

export function UserList({ list, onClear, ...actions }: UserListProps) {
  const { users } = useDashboardDictionary();
  const clear = onClear && (
    <Button variant="line" onClick={onClear}>
      {users.search.clear}
    </Button>
  );
  return (
    <ListView list={list} words={users} empty={<EmptyState title={users.empty} action={clear} />}>
      {(shown) => (
        <>
          <Cards wide>
            {shown.map((user) => (
              <UserCard key={user.id} user={user} {...actions} />
            ))}
          </Cards>
          {list.found > shown.length && (
            <p className={styles.more}>{fill(users.shown, { shown: shown.length, total: list.found })}</p>
          )}
        </>
      )}
    </ListView>
  );
}

interface UserCardProps extends UserActions {
  user: UserRecord;
}

/** Card of one user. An inactive user’s card has no background; a deleted user can only be restored. */
function UserCard({ user, onEdit, onDelete, onSessions, onPasskeys, ...actions }: UserCardProps) {
  const { users, passkeys } = useDashboardDictionary();
  const { card, fields } = users;
  const { id, name } = user;
  const active = user.status === "ACTIVE";
  return (
    <Card
      off={!active}
      foot={
        <>
          <UserCardAction user={user} {...actions} />
          {user.status !== "DELETED" && (
            <>
              <CardButton icon="edit" label={fill(card.editOne, { name })} onClick={() => onEdit(user)} />
              <CardButton
                icon="delete"
                tone="del"
                label={fill(card.deleteOne, { name })}
                onClick={() => onDelete(user)}
              />
            </>
          )}
        </>
      }
    >
      <p className={styles.tags}>
        <Tag tone={active ? "on" : "plain"}>{users.statuses[user.status]}</Tag>
        <Tag>{users.roles[user.role]}</Tag>
        {active && !user.passwordSet && <Tag tone="gold">{users.linkNotUsed}</Tag>}
      </p>
      <h2>{name}</h2>
      <dl className={styles.facts}>
        <dt>{fields.id}</dt>
        <dd className={styles.id} title={id}>
          {id}
        </dd>
        <dt>{fields.email}</dt>
        <dd>{user.email}</dd>
        <dt>{fields.phoneNumber}</dt>
        <dd className={styles.figures}>{user.phoneNumber ?? card.noPhone}</dd>
      </dl>
      {active && (
        <p className={styles.access}>
          <TextButton aria-label={fill(card.sessionsOne, { name })} onClick={() => onSessions(user)}>
            <Icon name="devices" />
            {card.sessions}
          </TextButton>
          <TextButton aria-label={fill(passkeys.ofUser.openOne, { name })} onClick={() => onPasskeys(user)}>
            <Icon name="key" />
            {passkeys.ofUser.open}
          </TextButton>
        </p>
      )}
    </Card>
  );
}
