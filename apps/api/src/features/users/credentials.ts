import type { EntityManager } from "typeorm";

/** What managing users needs of authentication; each call is part of the caller's transaction. */
export interface Credentials {
  /** The token of a new one-time link for setting a password. */
  createPasswordLink(manager: EntityManager, userId: string): Promise<string>;
  /** Ends every session of a user and deletes the password link. */
  revoke(manager: EntityManager, userId: string): Promise<void>;
}
