import type { UserRecord } from "@visiga/contracts/users";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { UserEntity } from "./user.entity.ts";

/** A user in the form that REST and tRPC return, without the password hash. */
export const toUserRecord = (user: UserEntity): UserRecord => {
  const { id, name, email, phoneNumber, role, status, version } = user;
  return { id, name, email, phoneNumber, role, status, passwordSet: Boolean(user.passwordHash), version };
};

/** A user as stored in revisions, without password hash and tokens. */
export const userSnapshot = ({ name, email, phoneNumber, role, status }: UserEntity): Snapshot => ({
  name,
  email,
  phoneNumber,
  role,
  status,
});
