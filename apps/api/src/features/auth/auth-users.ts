import type { Preferences, SessionUser } from "@visiga/contracts/auth";
import type { EntityManager } from "typeorm";

export interface AuthUser extends SessionUser {
  readonly passwordHash: string | null;
  readonly credentialsVersion: number;
}

/** The part of the user service that logins need. */
export interface AuthUsers {
  byEmail(email: string): Promise<AuthUser | null>;
  byId(id: string, manager?: EntityManager): Promise<AuthUser | null>;
  activeAdministrators(): Promise<AuthUser[]>;
  /** Locks accounts until the transaction ends: for writing if their rights or sessions change, for reading else. */
  lock(manager: EntityManager, ids: readonly string[], mode?: "pessimistic_read" | "pessimistic_write"): Promise<void>;
  setPreferences(manager: EntityManager, id: string, preferences: Preferences): Promise<void>;
  setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<AuthUser>;
}
