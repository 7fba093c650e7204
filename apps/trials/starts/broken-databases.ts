import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { databaseUrl, queryServer } from "@visiga/api/src/testing/test-server.ts";
import type { PostgresServer } from "../harness/postgres-server.ts";
import { replicaSettings } from "../harness/replica-settings.ts";
import type { BrokenStart } from "./start-output.ts";

export interface BrokenDatabase {
  readonly name: string;
  readonly says: RegExp;
  readonly break: (server: PostgresServer, folder: string) => Promise<BrokenStart>;
}

/** Settings of a server on a database, whose address may be changed. */
const settings = (url: string, change: (url: URL) => void = () => {}) => {
  const address = new URL(url);
  change(address);
  return replicaSettings(address.href);
};

let count = 0;

async function createDatabase({ query, url }: PostgresServer, options = ""): Promise<string> {
  count += 1;
  await query(`CREATE DATABASE broken_${count} ${options}`);
  return databaseUrl(url, `broken_${count}`);
}

/** A role that may log in, and what it lacks. */
async function createRole({ query }: PostgresServer, options = "") {
  count += 1;
  const name = `role_${count}`;
  await query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret' ${options}`);
  return { name, log: (url: URL) => void Object.assign(url, { username: name, password: "secret" }) };
}

export const brokenDatabases: readonly BrokenDatabase[] = [
  {
    name: "the password is wrong",
    says: /password authentication failed.*password/s,
    break: async ({ url }) => ({ settings: settings(url, (to) => Object.assign(to, { password: "wrong" })) }),
  },
  {
    name: "there is no such role",
    says: /password authentication failed.*Are name, password/s,
    break: async ({ url }) => ({ settings: settings(url, (to) => Object.assign(to, { username: "nobody" })) }),
  },
  {
    name: "there is no such database",
    says: /database "school" does not exist.*CREATE DATABASE/s,
    break: async ({ url }) => ({ settings: settings(databaseUrl(url, "school")) }),
  },
  {
    name: "the role may not create tables",
    says: /permission denied for schema public.*GRANT/s,
    break: async (server) => {
      const url = await createDatabase(server);
      return { settings: settings(url, (await createRole(server)).log) };
    },
  },
  {
    name: "the role may not connect",
    says: /permission denied for database.*GRANT/s,
    break: async (server) => {
      const url = await createDatabase(server);
      await server.query(`REVOKE CONNECT ON DATABASE ${new URL(url).pathname.slice(1)} FROM PUBLIC`);
      return { settings: settings(url, (await createRole(server)).log) };
    },
  },
  {
    name: "the role may have three connections",
    says: /3 connections at once, and a server uses up to 24/,
    break: async (server) => {
      const role = await createRole(server, "CONNECTION LIMIT 3");
      await server.query(`CREATE DATABASE of_${role.name} OWNER ${role.name}`);
      return { settings: settings(databaseUrl(server.url, `of_${role.name}`), role.log) };
    },
  },
  {
    name: "the database may have five connections",
    says: /5 connections at once.*CONNECTION LIMIT/s,
    break: async (server) => {
      const url = await createDatabase(server, "CONNECTION LIMIT 5");
      const { name, log } = await createRole(server);
      await server.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} OWNER TO ${name}`);
      return { settings: settings(url, log) };
    },
  },
  {
    name: "the database is LATIN1",
    says: /LATIN1.*UTF8/s,
    break: async (server) => ({
      settings: settings(await createDatabase(server, "ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")),
    }),
  },
  {
    name: "the database is SQL_ASCII",
    says: /SQL_ASCII.*UTF8/s,
    break: async (server) => ({
      settings: settings(await createDatabase(server, "ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")),
    }),
  },
  {
    name: "the database is read-only",
    says: /read-only/,
    break: async (server) => {
      const url = await createDatabase(server);
      await server.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on`);
      return { settings: settings(url) };
    },
  },
  {
    name: "the database is of a newer version of the site",
    says: /newer version/,
    break: async (server) => {
      const url = await createDatabase(server);
      const made = "CREATE TABLE migrations (id serial PRIMARY KEY, timestamp bigint, name text)";
      await queryServer(url, made);
      await queryServer(url, "INSERT INTO migrations (timestamp, name) VALUES (9, 'Later9999999999999')");
      return { settings: settings(url) };
    },
  },
  {
    name: "another program's tables are in the database",
    says: /already exists.*database of its own/s,
    break: async (server) => {
      const url = await createDatabase(server);
      await queryServer(url, "CREATE TABLE file (id integer)");
      return { settings: settings(url) };
    },
  },
  {
    name: "the server has no TLS",
    says: /SSL.*sslmode/s,
    break: async ({ url }) => ({ settings: settings(url, (to) => to.searchParams.set("sslmode", "verify-full")) }),
  },
  {
    name: "the file of the certificate is missing",
    says: /missing\.crt cannot be read.*sslrootcert/s,
    break: async ({ url }, folder) => ({
      settings: settings(url, (to) => {
        to.searchParams.set("sslmode", "verify-full");
        to.searchParams.set("sslrootcert", join(folder, "missing.crt"));
      }),
    }),
  },
  {
    name: "the file of the certificate is no certificate",
    says: /sslrootcert|certificate|SSL/,
    break: async ({ url }, folder) => {
      await writeFile(join(folder, "empty.crt"), "");
      return {
        settings: settings(url, (to) => {
          to.searchParams.set("sslmode", "verify-full");
          to.searchParams.set("sslrootcert", join(folder, "empty.crt"));
        }),
      };
    },
  },
];
