import type { UserRecord } from "@visiga/contracts/users";

/** Form values of a user, with the version at the start of the edit. */
export type UserValues = Readonly<Record<"name" | "email" | "phoneNumber" | "role" | "status" | "version", string>>;

export const userValues = ({ name, email, phoneNumber, role, status, version }: UserRecord): UserValues => ({
  name,
  email,
  role,
  status,
  phoneNumber: phoneNumber ?? "",
  version: String(version),
});
