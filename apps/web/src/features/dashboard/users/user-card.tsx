import { useMutation } from "@tanstack/react-query";
import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary } from "../../../platform/dictionary.ts";
import { failureWords } from "../../../platform/failure.ts";
import { useTrpc } from "../../../platform/use-trpc.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { Card, CardButton } from "../cards/card.tsx";
import { useSay } from "../frame/toasts.tsx";
import type { Invitation } from "./invite-dialog.tsx";
import styles from "./user-card.module.css";

interface UserCardProps {
  user: UserRecord;
  onEdit: () => void;
  onDelete: () => void;
  onNewLink: (invitation: Invitation) => void;
}

/** One account. */
export function UserCard({ user, onEdit, onDelete, onNewLink }: UserCardProps) {
  const { users, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const { card, fields } = users;
  const { id, name } = user;
  const say = useSay();
  const link = useMutation(
    useTrpc().users.createPasswordLink.mutationOptions({
      onSuccess: ({ setPasswordUrl }) => onNewLink({ name, url: setPasswordUrl, reason: "renewed" }),
      onError: (error) => {
        console.error(error);
        say(failureWords(error, errors) ?? common.unreachable);
      },
    }),
  );
  return (
    <Card
      foot={
        <>
          <button
            type="button"
            className={styles.link}
            aria-label={fill(card.newLinkOne, { name })}
            disabled={link.isPending}
            onClick={() => link.mutate({ id })}
          >
            <Icon name="key" />
            {card.newLink}
          </button>
          <CardButton icon="edit" label={fill(card.editOne, { name })} onClick={onEdit} />
          <CardButton icon="delete" tone="del" label={fill(card.deleteOne, { name })} onClick={onDelete} />
        </>
      }
    >
      <p className={styles.tags}>
        <Tag tone={user.status === "ACTIVE" ? "on" : "plain"}>{users.statuses[user.status]}</Tag>
        <Tag>{users.roles[user.role]}</Tag>
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
    </Card>
  );
}
