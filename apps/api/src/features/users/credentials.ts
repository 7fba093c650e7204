import type { EntityManager } from "typeorm";

/** The authentication operations for managing users, in the caller's transaction. */
export interface Credentials {
  /** Creates a one-time link for setting a password and returns its token. */
  createPasswordLink(manager: EntityManager, userId: string): Promise<string>;
  /** Ends all sessions of a user and deletes the password link. */
  revoke(manager: EntityManager, userId: string): Promise<void>;
}
