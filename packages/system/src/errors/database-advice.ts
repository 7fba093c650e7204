/** Connections of a server: those of its pool, and for locks, signs of life, migrations and commands. */
export const usedConnections = 24;

/** With fewer, a few visitors at once get errors. */
export const leastConnections = 10;

const grant =
  "Let the role own its database: ALTER DATABASE <database> OWNER TO <role>; GRANT ALL ON SCHEMA public TO <role>.";

/** What to do about a refusal of PostgreSQL, by the beginning of its code. */
const advice: Readonly<Record<string, string>> = {
  "28": "Are name, password and address in DATABASE_URL right, and does pg_hba.conf let this machine in?",
  "3D000": "Make it: CREATE DATABASE <database> OWNER <role> ENCODING 'UTF8' TEMPLATE template0.",
  "3F000": grant,
  "25006": "It is a standby, or default_transaction_read_only is on: name the server that takes writes.",
  "42501": grant,
  "42P07": "It holds tables of another program: give the site a database of its own.",
  "53300": `A server uses up to ${usedConnections} connections: raise max_connections or the limit of the role or database, or run fewer replicas.`,
  "53100": "Make room on its disk.",
  "58": "Look in the log of PostgreSQL.",
  XX: "Its files are damaged: restore the newest backup.",
};

export const databaseAdvice = (code: string): string | undefined =>
  Object.entries(advice).find(([beginning]) => code.startsWith(beginning))?.[1];
