import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors.ts";
import { FileEntity } from "./file.entity.ts";

/**
 * The files of these ids, in this order, locked until the transaction ends; ids that do not exist are skipped.
 * @throws AppError `not_found` where none does
 */
export async function lockFiles(manager: EntityManager, ids: readonly string[]): Promise<FileEntity[]> {
  // Always locked in the same order, so that two transactions never deadlock.
  const files = await manager.find(FileEntity, {
    where: { id: In([...ids]) },
    order: { id: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
  if (files.length === 0) throw new AppError("not_found");
  return files.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** @throws AppError `not_found` */
export async function lockFile(manager: EntityManager, id: string): Promise<FileEntity> {
  const [file] = await lockFiles(manager, [id]);
  if (file === undefined) throw new AppError("not_found");
  return file;
}
