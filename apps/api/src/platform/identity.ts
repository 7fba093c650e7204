import type { UserActor } from "./actor.ts";

/** The user of a valid access token. */
export interface Identity {
  readonly actor: UserActor;
}

/** Where a request comes from. */
export interface Client {
  /** Network address; empty where it is not known. */
  readonly address: string;
  /** Browser and system, `Chrome, Android`; empty where they are not known. */
  readonly device: string;
}

/**
 * Confirms an access token against the database as it is now.
 * @throws AppError `session_expired` if the token or its session has expired, `unauthenticated` for any other bad token
 */
export type Authenticate = (token: string) => Promise<Identity>;

/** Records that a user was refused what the role does not allow. @param what route or procedure */
export type NoteDenial = (actor: UserActor, client: Client, what: string) => Promise<void>;

/** Who may call a route or procedure. */
export type Access = "public" | "user" | "admin";

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([\w.~+/-]+=*)$/i)?.[1];
