import type { UserRecord } from "@visiga/contracts/users";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadingStar } from "../../../ui/loading-star.tsx";
import { Cards } from "../cards/card.tsx";
import { FailedList } from "../frame/failed-list.tsx";
import type { Invitation } from "./invite-dialog.tsx";
import type { UserListState } from "./use-user-list.ts";
import { UserCard } from "./user-card.tsx";

interface UserListProps {
  list: UserListState;
  onEdit: (user: UserRecord) => void;
  onDelete: (user: UserRecord) => void;
  onNewLink: (invitation: Invitation) => void;
}

/** What came of asking for the accounts: their cards, or the word for what is instead. */
export function UserList({ list: { found, failed, retry }, onEdit, onDelete, onNewLink }: UserListProps) {
  const { users } = useDashboardDictionary();
  if (!found && !failed) return <LoadingStar>{users.loading}</LoadingStar>;
  return (
    <>
      {failed && <FailedList onRetry={retry}>{users.failed}</FailedList>}
      {found?.data.length === 0 && <EmptyState title={users.empty} />}
      {found && (
        <Cards wide>
          {found.data.map((user) => (
            <UserCard
              key={user.id}
              user={user}
              onEdit={() => onEdit(user)}
              onDelete={() => onDelete(user)}
              onNewLink={onNewLink}
            />
          ))}
        </Cards>
      )}
    </>
  );
}
