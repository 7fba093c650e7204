import type { Role, Status, UserRecord } from "@visiga/contracts/users";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import type { ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";

/** Form values of a user, with the version at the start of the edit. */
type UserValues = Readonly<Record<"id" | "name" | "email" | "phoneNumber" | "role" | "status" | "version", string>>;

export const userValues = ({ id, name, email, phoneNumber, role, status, version }: UserRecord): UserValues => ({
  id,
  name,
  email,
  role,
  status,
  phoneNumber: phoneNumber ?? "",
  version: String(version),
});

/** Two versions of a user, as display text. */
export function conflictFields(
  yours: UserValues,
  theirs: UserValues,
  { fields, roles, statuses }: DashboardDictionary["users"],
): ConflictField[] {
  const shown = ({ role, status, ...values }: UserValues) => ({
    ...values,
    role: roles[role as Role],
    status: statuses[status as Status],
  });
  const [mine, stored] = [shown(yours), shown(theirs)];
  return (["name", "phoneNumber", "email", "role", "status"] as const).map((field) => ({
    label: fields[field],
    yours: mine[field],
    theirs: stored[field],
  }));
}
