import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { FailedList } from "#dashboard/shared/lists/failed-list.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/loading-star.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import type { UserListState } from "./use-user-list.ts";
import { UserCard } from "./user-card.tsx";
import type { UserActions } from "./user-card-action.tsx";
import styles from "./user-list.module.css";

interface UserListProps extends UserActions {
  list: UserListState;
  /** Clears the search; undefined without a search. */
  onClear: (() => void) | undefined;
}

export function UserList({ list: { found, failed, retry }, onClear, ...actions }: UserListProps) {
  const { users } = useDashboardDictionary();
  if (!found && !failed) return <LoadingStar>{users.loading}</LoadingStar>;
  const shown = found?.data.length ?? 0;
  const clear = onClear && (
    <Button variant="line" onClick={onClear}>
      {users.search.clear}
    </Button>
  );
  return (
    <>
      {failed && <FailedList onRetry={retry}>{users.failed}</FailedList>}
      {found && shown === 0 && <EmptyState title={users.empty} action={clear} />}
      {found && shown > 0 && (
        <Cards wide>
          {found.data.map((user) => (
            <UserCard key={user.id} user={user} {...actions} />
          ))}
        </Cards>
      )}
      {found && found.total > shown && (
        <p className={styles.more}>{fill(users.shown, { shown, total: found.total })}</p>
      )}
    </>
  );
}
