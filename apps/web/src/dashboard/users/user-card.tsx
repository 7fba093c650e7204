import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { Card, CardButton } from "#dashboard/shared/lists/card.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./user-card.module.css";
import { type UserActions, UserCardAction } from "./user-card-action.tsx";

interface UserCardProps extends UserActions {
  user: UserRecord;
}

/** Card of one user. An inactive user’s card has no background; a deleted user can only be restored. */
export function UserCard({ user, onEdit, onDelete, onSessions, ...actions }: UserCardProps) {
  const { users } = useDashboardDictionary();
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
        <TextButton aria-label={fill(card.sessionsOne, { name })} onClick={() => onSessions(user)}>
          <Icon name="devices" />
          {card.sessions}
        </TextButton>
      )}
    </Card>
  );
}
