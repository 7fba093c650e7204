import type { Role, Status } from "@visiga/contracts/users";
import type { EntityManager } from "typeorm";

export interface AuthUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly status: Status;
  readonly passwordHash: string | null;
  readonly credentialsVersion: number;
}

export interface AuthUsers {
  /** The user with this e-mail address, unless deleted. */
  byEmail(email: string): Promise<AuthUser | null>;
  /** Pass the manager when inside a transaction. */
  byId(id: string, manager?: EntityManager): Promise<AuthUser | null>;
  /** Sets the password and raises the credentials version, in the caller's transaction. */
  setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<AuthUser>;
}
