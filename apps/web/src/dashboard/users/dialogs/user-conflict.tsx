import type { Role, Status } from "@visiga/contracts/users";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import type { KnownFailure } from "#platform/data/failure.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import type { UserValues } from "./user-values.ts";

interface UserConflictProps {
  yours: UserValues;
  theirs: UserValues;
  changed: KnownFailure["changed"];
  busy: boolean;
  onUseTheirs: () => void;
  onBack: () => void;
  onSaveMine: () => void;
}

export function UserConflict({ yours, theirs, ...rest }: UserConflictProps) {
  const { users } = useDashboardDictionary();
  const { fields } = users;
  const shown = ({ role, status, ...values }: UserValues): UserValues => ({
    ...values,
    role: users.roles[role as Role],
    status: users.statuses[status as Status],
  });
  const [mine, stored] = [shown(yours), shown(theirs)];
  const compared = (["name", "phoneNumber", "email", "role", "status"] as const).map((field) => ({
    label: fields[field],
    yours: mine[field],
    theirs: stored[field],
  }));
  return <ConflictDialog inside fields={compared} {...rest} />;
}
