import { schema } from "@visiga/api/src/schema.ts";
import { openDatabase } from "#testing/open-database.ts";

/**
 * Opens the embedded database of the data folder in its argument, for tests that kill the process. Writes rows until
 * SIGINT and prints the number of each committed row.
 */
const [dataDir = ""] = process.argv.slice(2);
const say = (line: unknown): void => void process.stdout.write(`${line}\n`);
const { dataSource, close } = await openDatabase({ dataDir, databaseUrl: undefined }, schema, say);

let stopping = false;
process.on("SIGINT", () => {
  stopping = true;
});
await dataSource.query("CREATE TABLE IF NOT EXISTS number (value integer PRIMARY KEY)");
for (let value = 1; !stopping; value += 5) {
  const values = Array.from({ length: 5 }, (_, index) => value + index);
  await Promise.all(
    values.map(async (number) => {
      await dataSource.query("INSERT INTO number SELECT $1 FROM pg_sleep(0.02)", [number]);
      say(number);
    }),
  );
}
await close();
say("closed");
