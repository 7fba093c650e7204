import type { IncomingMessage } from "node:http";
import type { UserActor } from "./actor.ts";

export interface Client {
  readonly address: string;
  /** Browser and system, for example `Chrome, Android`; empty if unknown. */
  readonly device: string;
}

/** Asks the database. @throws AppError `session_expired` if the token or session has, else `unauthenticated` */
export type Authenticate = (token: string) => Promise<UserActor>;

/** Whether a request has a valid token, or an expired one whose session can be refreshed. */
export type IsUsers = (request: IncomingMessage) => Promise<boolean>;

/** Access level of a route or procedure. `ownKey`: the route checks a key that is no access token. */
export type Access = "public" | "user" | "admin" | "ownKey";
