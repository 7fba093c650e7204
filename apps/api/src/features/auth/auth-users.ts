import type { Preferences } from "@visiga/contracts/auth";
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
  readonly opensToday: boolean;
}

/** What this feature uses of users. */
export interface AuthUsers {
  byEmail(email: string): Promise<AuthUser | null>;
  byId(id: string, manager?: EntityManager): Promise<AuthUser | null>;
  activeAdministrators(): Promise<AuthUser[]>;
  /** Locks the user until the transaction ends. */
  lock(manager: EntityManager, id: string): Promise<void>;
  setPreferences(id: string, preferences: Preferences): Promise<void>;
  setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<AuthUser>;
}
