import type { ArrangedPage } from "@visiga/contracts/managed-files";
import type { EntityManager } from "typeorm";
import { type Actor, requireUser } from "#platform/actor.ts";
import { invalidField } from "#platform/errors.ts";
import { staleVersion } from "#platform/revisions/stale-version.ts";
import { addOrder } from "./browse-order.ts";
import { FileEntity } from "./file.entity.ts";
import type { FileWriting } from "./file-writing.ts";

interface Arrangement {
  readonly page: ArrangedPage;
  /** The new order of some records of the page. */
  readonly ids: readonly string[];
  /** The order in which the same records were seen. */
  readonly seen: readonly string[];
}

/** The order of the pages that have one of their own. */
export class FileOrderService {
  readonly #parts: Pick<FileWriting, "contentVersion" | "revisions">;

  constructor(parts: Pick<FileWriting, "contentVersion" | "revisions">) {
    this.#parts = parts;
  }

  /**
   * Records of the page that are not named come after those that are, unless they have an order among themselves.
   * @throws AppError `unauthenticated`, `validation_failed` where other records are ordered than were seen, or
   * `stale_version` with the ids of the whole page in their order, where it is not the order that was seen any more
   */
  async arrange(actor: Actor, { page, ids, seen }: Arrangement): Promise<void> {
    const user = requireUser(actor);
    if ([...new Set(ids)].sort().join() !== [...seen].sort().join()) throw invalidField("ids", "field_invalid");
    await this.#parts.contentVersion.change(async (manager) => {
      const files = await lockPage(manager, page);
      const inQuestion = files.filter(({ id }) => seen.includes(id));
      if (inQuestion.map(({ id }) => id).join() !== seen.join()) {
        const current = files.map(({ id }) => id);
        throw await staleVersion(manager, { kind: "picture", subjectId: page }, current);
      }
      if (ids.join() === seen.join()) return;
      await manager.query(
        "UPDATE file SET position = place.number FROM unnest($1::uuid[]) WITH ORDINALITY AS place (id, number) WHERE file.id = place.id",
        [ids],
      );
      const names = new Map(inQuestion.map(({ id, name }) => [id, name]));
      const told = (order: readonly string[]) => ({ order: order.map((id) => names.get(id)) });
      await this.#parts.revisions.write(manager, user, {
        kind: "picture",
        action: "orderChanged",
        subjectId: page,
        name: page,
        before: told(seen),
        after: told(ids),
      });
    });
  }
}

/** In the order that visitors see. Two who arrange a page at once wait for one another. */
async function lockPage(manager: EntityManager, page: ArrangedPage): Promise<Pick<FileEntity, "id" | "name">[]> {
  const lock = { mode: "pessimistic_write" } as const;
  await manager.find(FileEntity, { select: { id: true }, where: { page }, order: { id: "ASC" }, lock });
  const query = manager
    .getRepository(FileEntity)
    .createQueryBuilder("file")
    .select(["file.id", "file.name"])
    .where({ page })
    .orderBy("file.position", "ASC", "NULLS LAST");
  return addOrder(query, "newest").getMany();
}
