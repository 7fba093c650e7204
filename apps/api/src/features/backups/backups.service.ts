import type { BackupChoice, BackupStatus } from "@visiga/contracts/backups";
import { AppError } from "#platform/errors/app-error.ts";
import type { Keeper, OpenedBackup } from "#platform/keeper/keeper.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, requireAdmin, requireRecentPassword } from "#platform/security/actor.ts";
import type { Client } from "#platform/security/identity.ts";
import { DownloadLinks } from "./download-links.ts";

interface Deps extends Pick<UserPlatform, "database" | "clock" | "securityLog" | "writes"> {
  /** The user of a session; a visitor if it has ended. */
  readonly auth: { actorOf(sessionId: string): Promise<Actor> };
  readonly keeper: Pick<Keeper, "backups" | "restore">;
}

/** Shows administrators the backups that the keeper makes, and lets them download one, or open the restore. */
export class BackupsService {
  readonly #links: DownloadLinks;

  constructor(private readonly deps: Deps) {
    this.#links = new DownloadLinks(deps);
  }

  async status(actor: Actor): Promise<BackupStatus> {
    requireAdmin(actor);
    return this.deps.keeper.backups.status();
  }

  /** Begins a backup now. @throws AppError `backup_busy` */
  async make(actor: Actor): Promise<void> {
    await this.deps.writes.transaction(actor, { as: "admin" }, () => this.deps.keeper.backups.make());
  }

  /** One-time download address, valid for a minute while the session lasts. The security log records the user. */
  async download(actor: Actor, { name }: BackupChoice, client: Client): Promise<{ path: string }> {
    const { writes, securityLog, clock, keeper } = this.deps;
    requireRecentPassword(requireAdmin(actor), clock());
    if (!(await keeper.backups.has(name))) throw new AppError("not_found");
    return writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const session = requireRecentPassword(account, clock());
      await securityLog.write({ kind: "backupDownloaded", account, client, detail: name }, manager);
      return { path: await this.#links.create(manager, name, session.id) };
    });
  }

  /** A key of the page `/restore`, because a restore ends every session. The security log records the user. */
  async openRestore(actor: Actor, client: Client): Promise<{ key: string }> {
    const { writes, securityLog, clock, keeper } = this.deps;
    return writes.transaction(actor, { as: "admin" }, async (manager, account) => {
      const session = requireRecentPassword(account, clock());
      await securityLog.write({ kind: "restoreOpened", account, client }, manager);
      return { key: await keeper.restore.open(session.id) };
    });
  }

  /** The backup of a download link. @param passphrase encrypts it */
  async open(name: string, token: unknown, passphrase?: string): Promise<OpenedBackup> {
    const { auth, keeper } = this.deps;
    if (passphrase !== undefined && keeper.backups.isEncrypted(name)) throw new AppError("not_found");
    const session = await this.#links.use(name, token);
    if (session === null) throw new AppError("forbidden");
    requireAdmin(await auth.actorOf(session));
    const opened = await keeper.backups.open(name, passphrase);
    if (!opened) throw new AppError("not_found");
    return opened;
  }
}
