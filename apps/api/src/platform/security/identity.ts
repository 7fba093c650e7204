import type { IncomingMessage } from "node:http";
import type { Access as ProcedureAccess } from "@visiga/contracts/procedures";
import type { UserActor } from "./actor.ts";
import type { BrowserCookie } from "./browser-cookie.ts";

export interface Client {
  readonly address: string;
  /** Browser and system, for example `Chrome, Android`; empty if unknown. */
  readonly device: string;
}

export interface Caller extends Client {
  readonly cookie: BrowserCookie;
  /** Scheme and host of the request. */
  readonly origin: string;
}

/** Asks the database. @throws AppError `session_expired` if the token or session has, else `unauthenticated` */
export type Authenticate = (token: string) => Promise<UserActor>;

/** Whether a request has a valid token, or an expired one whose session can be refreshed. */
export type IsUsers = (request: IncomingMessage) => Promise<boolean>;

/** Access level of a route or procedure. `ownKey`: the route checks a key that is no access token. */
export type Access = ProcedureAccess | "ownKey";
