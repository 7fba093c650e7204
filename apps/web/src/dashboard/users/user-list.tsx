import { fill } from "@visiga/i18n/format";
import { Cards } from "#dashboard/shared/lists/card.tsx";
import { ListView } from "#dashboard/shared/lists/list-view.tsx";
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
