import { IsNull } from "typeorm";
import { PasskeyEntity } from "#features/auth/passkey.entity.ts";
import { PasskeyRules } from "#features/auth/passkey-rules.ts";
import { PasswordLinks } from "#features/auth/password-links.ts";
import { SessionEntity } from "#features/auth/session.entity.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { readConfig } from "#platform/config/config.ts";
import { openExistingDatabase } from "#platform/database/existing-database.ts";
import { StartFailure } from "#platform/errors/start-failure.ts";
import { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { SecurityLog } from "#platform/security/security-log.ts";
import { systemClock } from "#platform/system/clock.ts";
import { ClockWatch } from "#platform/system/clock-watch.ts";
import { commandLine } from "#platform/system/command-line.ts";
import { print } from "#platform/system/output.ts";
import { schema } from "#schema.ts";
import { runCommand } from "./command.ts";

/** Restores access for a locked-out owner, also while the site runs. Access to the database is the authorization. */
const self = commandLine("admin");
const usage = `Usage:
  ${self}                  lists the accounts
  ${self} link <email>    prints a one-time link that sets a new password (valid for 7 days)
  ${self} reset <email>   lost phone: removes passkeys and password, logs out everywhere, prints such a link
  ${self} optional         administrators no longer need a passkey
  ${self} clock            says that the clock is right after a jump, so that what is old is deleted again`;

await runCommand(async ([command, email, ...rest]) => {
  const named = (command === "link" || command === "reset") && email !== undefined;
  const known =
    command === undefined || named || ((command === "optional" || command === "clock") && email === undefined);
  if (!known || rest.length > 0) throw new StartFailure(usage);

  const config = readConfig(process.env);
  if (command === "clock") {
    await new ClockWatch(config.dataDir, systemClock).confirm();
    return print(
      `${systemClock().toISOString()} is right. What is past its time is deleted within an hour, the bin’s at the next start.`,
    );
  }
  const { dataSource: database, close } = await openExistingDatabase(config, schema, print);
  const log = new SecurityLog(database, systemClock);
  try {
    if (email) await printLink(email.trim().toLowerCase(), command === "reset");
    else if (command === "optional") await liftRequirement();
    else await printAccounts();
  } finally {
    await close();
  }

  async function printAccounts(): Promise<void> {
    const accounts = await database.manager.find(UserEntity, { order: { status: "ASC", createdAt: "ASC", id: "ASC" } });
    for (const { email, role, status, name } of accounts) print([email, role, status, name].join("\t"));
    print(accounts.length > 0 ? `\n${usage}` : "There are no accounts yet: the first start of the server makes one.");
  }

  async function printLink(address: string, reset: boolean): Promise<void> {
    const account = await database.manager.findOneBy(UserEntity, { email: address, status: "ACTIVE" });
    if (!account) throw new StartFailure(`There is no active account with the email address ${address}`);
    const { id, name } = account;
    const token = await database.transaction(async (manager) => {
      if (reset) {
        await manager.delete(PasskeyEntity, { userId: id });
        await manager.update(SessionEntity, { userId: id, endedAt: IsNull() }, { endedAt: systemClock() });
        await manager.update(UserEntity, id, { passwordHash: null });
      }
      const what = { kind: "user", subjectId: id, action: "linkRenewed", name } as const;
      await new RevisionWriter(systemClock).write(manager, null, what);
      await log.write({ kind: reset ? "passkeysReset" : "linkMade", account, detail: self }, manager);
      return new PasswordLinks({ database, clock: systemClock }).create(manager, id);
    });
    print(`${config.publicUrl ?? `http://localhost:${config.port}`}/set-password#${token}`);
  }

  async function liftRequirement(): Promise<void> {
    await database.transaction(async (manager) => {
      await new PasskeyRules({ database, clock: systemClock }).requireFrom(manager, null);
      await log.write({ kind: "passkeysRequired", detail: `${self} → –` }, manager);
    });
    print("Administrators can log in without a passkey.");
  }
});
