import type { Role, Status } from "@visiga/contracts/users";
import type { EntityManager } from "typeorm";

/** What logging in needs to know of an account. */
export interface AuthUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: Status;
  readonly passwordHash: string | null;
  readonly credentialsVersion: number;
}

/** The accounts, wherever they are kept. */
export interface AuthUsers {
  /** The account that has this address now; never a deleted one. */
  byEmail(email: string): Promise<AuthUser | null>;
  /** Inside a transaction, with its manager. */
  byId(id: string, manager?: EntityManager): Promise<AuthUser | null>;
  /** Sets the password and raises the credentials version, in the caller's transaction. */
  setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<AuthUser>;
}
