import { PasswordLinks } from "#features/auth/password-links.ts";
import { UserEntity } from "#features/users/user.entity.ts";
import { systemClock } from "#platform/clock.ts";
import { readConfig } from "#platform/config/config.ts";
import { openExistingDatabase } from "#platform/database/open-existing-database.ts";
import { RevisionWriter } from "#platform/revisions/revision-writer.ts";
import { SecurityLog } from "#platform/security-log/security-log.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { schema } from "#schema.ts";
import { print, runCommand } from "./command.ts";

/**
 * Restores access for a locked-out owner, also while the site runs. Access to the database is the authorization to
 * create links.
 */
const usage = `Usage:
  pnpm admin                  lists the accounts
  pnpm admin link <e-mail>    prints a one-time link that sets a new password (valid for 7 days)`;

await runCommand(async ([command, email, ...rest]) => {
  const known = command === undefined || (command === "link" && email !== undefined && rest.length === 0);
  if (!known) throw new StartFailure(usage);

  const config = readConfig(process.env);
  const { dataSource: database, close } = await openExistingDatabase(config, schema, print);
  try {
    if (email) await printLink(email.trim().toLowerCase());
    else await printAccounts();
  } finally {
    await close();
  }

  async function printAccounts(): Promise<void> {
    const accounts = await database.manager.find(UserEntity, { order: { status: "ASC", createdAt: "ASC", id: "ASC" } });
    for (const { email, role, status, name } of accounts) print([email, role, status, name].join("\t"));
    print(accounts.length > 0 ? `\n${usage}` : "There are no accounts yet: the first start of the server makes one.");
  }

  async function printLink(address: string): Promise<void> {
    const account = await database.manager.findOneBy(UserEntity, { email: address, status: "ACTIVE" });
    if (!account) throw new StartFailure(`There is no active account with the e-mail address ${address}`);
    const { id, name } = account;
    const token = await database.transaction(async (manager) => {
      const what = { kind: "user", subjectId: id, action: "linkRenewed", name } as const;
      await new RevisionWriter(systemClock).write(manager, null, what);
      await new SecurityLog(systemClock).write(manager, { kind: "linkMade", account, detail: "pnpm admin" });
      return new PasswordLinks(database, systemClock).create(manager, id);
    });
    print(`${config.publicUrl ?? `http://localhost:${config.port}`}/set-password#${token}`);
  }
});
