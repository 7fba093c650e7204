import type { UserRecord } from "@visiga/contracts/users";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { UserEntity } from "./user.entity.ts";

/** What leaves of an account: never its password. */
export const toUserRecord = (user: UserEntity): UserRecord => {
  const { id, name, email, phoneNumber, role, status, version } = user;
  return { id, name, email, phoneNumber, role, status, passwordSet: Boolean(user.passwordHash), version };
};

/** What the log keeps of an account: nothing that opens a door. */
export const userSnapshot = ({ name, email, phoneNumber, role, status }: UserEntity): Snapshot => ({
  name,
  email,
  phoneNumber,
  role,
  status,
});
