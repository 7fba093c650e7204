import type { UserRecord } from "@visiga/contracts/users";

/** An account as its form holds it, with the version that the edit begins with. */
export type UserValues = Readonly<Record<"name" | "email" | "phoneNumber" | "role" | "status" | "version", string>>;

export const userValues = ({ name, email, phoneNumber, role, status, version }: UserRecord): UserValues => ({
  name,
  email,
  role,
  status,
  phoneNumber: phoneNumber ?? "",
  version: String(version),
});
