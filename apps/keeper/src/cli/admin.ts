import { keptSite } from "@visiga/api/kept-site";
import { systemClock } from "@visiga/system/clock";
import { ClockWatch } from "@visiga/system/clock-watch";
import { commandLine } from "@visiga/system/command-line";
import { readConfig } from "@visiga/system/config/config";
import { StartFailure } from "@visiga/system/errors/start-failure";
import { print } from "@visiga/system/output";
import { openExistingDatabase } from "#database/existing-database.ts";
import { runCommand } from "./command.ts";

/** Restores access for a locked-out owner, also while the site runs. Access to the database is the authorization. */
const self = commandLine("admin");
const usage = `Usage:
  ${self}                  lists the accounts
  ${self} link <email>     prints a one-time link that sets a new password (valid for 7 days)
  ${self} reset <email>    lost phone: removes passkeys and password, logs out everywhere, prints such a link
  ${self} optional         administrators no longer need a passkey
  ${self} clock            says that the clock is right after a jump, so that what is old is deleted again`;

await runCommand(async ([command, email, ...rest]) => {
  const named = (command === "link" || command === "reset") && email !== undefined;
  const known =
    command === undefined || named || ((command === "optional" || command === "clock") && email === undefined);
  if (!known || rest.length > 0) throw new StartFailure(usage);

  const config = readConfig(process.env);
  if (command === "clock") {
    await new ClockWatch(config.dataDir, systemClock, async () => false).confirm();
    return print(
      `${systemClock().toISOString()} is right. What is past its time is deleted within an hour, the bin’s at the next start.`,
    );
  }
  const { dataSource: database, close } = await openExistingDatabase(config, keptSite.schema, print);
  try {
    if (email) await printLink(email.trim().toLowerCase(), command === "reset");
    else if (command === "optional") await liftRequirement();
    else await printAccounts();
  } finally {
    await close();
  }

  async function printAccounts(): Promise<void> {
    const accounts = await keptSite.listAccounts(database);
    for (const { email, role, status, name } of accounts) print([email, role, status, name].join("\t"));
    print(accounts.length > 0 ? `\n${usage}` : "There are no accounts yet: the first start of the server makes one.");
  }

  async function printLink(address: string, reset: boolean): Promise<void> {
    const token = await keptSite.linkFor(database, address, reset, self);
    if (!token) throw new StartFailure(`There is no active account with the email address ${address}`);
    print(`${config.publicUrl ?? `http://localhost:${config.port}`}/set-password#${token}`);
  }

  async function liftRequirement(): Promise<void> {
    await keptSite.liftPasskeyRequirement(database, self);
    print("Administrators can log in without a passkey.");
  }
});
