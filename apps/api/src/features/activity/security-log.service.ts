import type { SecurityEvent, SecurityLogPage, SecurityLogQuery } from "@visiga/contracts/security-log";
import { type DataSource, type FindOptionsWhere, LessThan } from "typeorm";
import { listPage } from "#platform/database/list-page.ts";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";
import { SecurityEventEntity } from "#platform/security/security-event.entity.ts";

const sliceSize = 50;

export class SecurityLogService {
  constructor(private readonly deps: { readonly database: DataSource }) {}

  /** One slice, newest first. @throws AppError `unauthenticated`, `forbidden` */
  async list(actor: Actor, { kind, after }: SecurityLogQuery): Promise<SecurityLogPage> {
    requireAdmin(actor);
    const { manager } = this.deps.database;
    const where: FindOptionsWhere<SecurityEventEntity> = kind === undefined ? {} : { kind };
    const found = await manager.find(SecurityEventEntity, {
      where: { ...where, ...(after !== undefined && { id: LessThan(after) }) },
      order: { id: "DESC" },
      take: sliceSize + 1,
    });
    const { rows, next } = listPage(found, sliceSize);
    return {
      items: rows.map(securityEvent),
      next: next?.id ?? null,
      total: await manager.countBy(SecurityEventEntity, where),
    };
  }
}

const securityEvent = (row: SecurityEventEntity): SecurityEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  account: row.accountName,
  by: row.actorName,
  address: row.address,
  device: row.device,
  detail: row.detail,
});
