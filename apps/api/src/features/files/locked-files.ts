import { type EntityManager, In } from "typeorm";
import { AppError } from "#platform/errors.ts";
import { FileEntity } from "./file.entity.ts";

/**
 * The records of these ids, locked until the transaction ends, in the order of the ids; those that are gone are left
 * out. @throws AppError `not_found` where none is left
 */
export async function lockFiles(manager: EntityManager, ids: readonly string[]): Promise<FileEntity[]> {
  // In one order, so that two that lock several never wait for one another.
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
