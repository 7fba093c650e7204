/** Address of a PostgreSQL server: a URL, or the folder and the port of a Unix socket. */
export type ServerAddress = { readonly url: string } | { readonly host: string; readonly port: number };

/** A PostgreSQL server that accepts connections, kept from other programs until it is closed. */
export interface DatabaseServer {
  readonly address: ServerAddress;
  /** Whether it ends with this process, so that it may be stopped while queries run. */
  readonly embedded: boolean;
  /** The error of a connection, in words for the operator where this server knows why. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}
