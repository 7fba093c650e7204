import type { EntityManager } from "typeorm";

/** What managing accounts needs of logging in; each call is part of the caller's transaction. */
export interface Credentials {
  /** The token of a new one-time link for setting a password. */
  createPasswordLink(manager: EntityManager, userId: string): Promise<string>;
  /** Logs an account out everywhere and voids its link. */
  revoke(manager: EntityManager, userId: string): Promise<void>;
}
