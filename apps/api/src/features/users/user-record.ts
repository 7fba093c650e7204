import type { UserRecord } from "@visiga/contracts/users";
import type { UserEntity } from "./user.entity.ts";

/** What leaves of an account: never its password. */
export const toUserRecord = ({ id, name, email, phoneNumber, role, status }: UserEntity): UserRecord => ({
  id,
  name,
  email,
  phoneNumber,
  role,
  status,
});
