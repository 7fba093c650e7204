/** Settings of a server on a database that it shares with others. */
export const replicaSettings = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  JWT_SECRET: "one secret that every replica knows of",
  PUBLIC_URL: "http://localhost",
});
