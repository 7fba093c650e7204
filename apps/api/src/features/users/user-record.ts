import type { UserRecord } from "@visiga/contracts/users";
import type { Snapshot } from "#platform/revisions/revision.entity.ts";
import type { UserEntity } from "./user.entity.ts";

/** A user as REST and tRPC answer it, without the password hash. */
export const toUserRecord = (user: UserEntity): UserRecord => {
  const { id, name, email, phoneNumber, role, status, version } = user;
  return { id, name, email, phoneNumber, role, status, passwordSet: Boolean(user.passwordHash), version };
};

/** A user as a revision stores it: no password hash and no token. */
export const userSnapshot = ({ name, email, phoneNumber, role, status }: UserEntity): Snapshot => ({
  name,
  email,
  phoneNumber,
  role,
  status,
});
