import type { ArrangedPage, arrangedQuery, entryOrder } from "@visiga/contracts/managed-entries";
import type { EntityManager, SelectQueryBuilder } from "typeorm";
import type * as z from "zod/mini";
import { invalidField } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { staleVersion } from "#platform/revisions/revision-writer.ts";
import { type Actor, requireUser } from "#platform/security/actor.ts";
import { addOrder } from "./browse-order.ts";
import { EntryEntity } from "./entry.entity.ts";
import { entryRecord } from "./entry-record.ts";

export class EntryOrderService {
  constructor(private readonly deps: Pick<UserPlatform, "database" | "revisions" | "writes">) {}

  /** All entries of a page in its order, including hidden ones. @throws AppError `unauthenticated` */
  async arranged(actor: Actor, { page, language }: z.infer<typeof arrangedQuery>) {
    requireUser(actor);
    const entries = await inOrder(this.deps.database.manager, page).leftJoinAndSelect("file.photo", "photo").getMany();
    return { items: entries.map((entry) => ({ ...entryRecord(entry, language), shown: entry.shown })) };
  }

  /** @throws AppError `stale_version` with all ids of the page in their order, if it has changed since `seen` was read */
  async arrange(actor: Actor, { page, ids, seen }: z.infer<typeof entryOrder>): Promise<void> {
    if ([...new Set(ids)].sort().join() !== [...seen].sort().join()) throw invalidField("ids", "field_invalid");
    await this.deps.writes.change(actor, { as: "user" }, async (manager, user) => {
      const entries = await lockPage(manager, page);
      const ordered = entries.filter(({ id }) => seen.includes(id));
      if (ordered.map(({ id }) => id).join() !== seen.join()) {
        const current = entries.map(({ id }) => id);
        throw await staleVersion(manager, { kind: "picture", subjectId: page }, current);
      }
      if (ids.join() === seen.join()) return;
      await manager.query(
        "UPDATE file SET position = place.number FROM unnest($1::uuid[]) WITH ORDINALITY AS place (id, number) WHERE file.id = place.id",
        [ids],
      );
      const names = new Map(ordered.map(({ id, name }) => [id, name]));
      const snapshot = (order: readonly string[]) => ({ order: order.map((id) => names.get(id)) });
      await this.deps.revisions.write(manager, user, {
        kind: "picture",
        action: "orderChanged",
        subjectId: page,
        name: page,
        before: snapshot(seen),
        after: snapshot(ids),
      });
    });
  }
}

/** The entries of a page in display order, locked so that concurrent reorderings of a page run one at a time. */
async function lockPage(manager: EntityManager, page: ArrangedPage): Promise<Pick<EntryEntity, "id" | "name">[]> {
  const lock = { mode: "pessimistic_write" } as const;
  await manager.find(EntryEntity, { select: { id: true }, where: { page }, order: { id: "ASC" }, lock });
  return inOrder(manager, page).select(["file.id", "file.name"]).getMany();
}

function inOrder(manager: EntityManager, page: ArrangedPage): SelectQueryBuilder<EntryEntity> {
  const query = manager.getRepository(EntryEntity).createQueryBuilder("file").where({ page });
  return addOrder(query.orderBy("file.position", "ASC", "NULLS LAST"), "newest");
}
