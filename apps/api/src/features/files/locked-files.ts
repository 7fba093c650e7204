import { type EntityManager, type FindOptionsWhere, In } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import { FileEntity } from "./file.entity.ts";

/** Locks files, in this order. Unknown ids are skipped. @throws AppError `not_found` if all are unknown */
export async function lockFiles(manager: EntityManager, ids: readonly string[]): Promise<FileEntity[]> {
  const files = await lockWhere(manager, { id: In([...ids]) });
  if (files.length === 0) throw new AppError("not_found");
  return files.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** @throws AppError `not_found` */
export async function lockFile(manager: EntityManager, id: string): Promise<FileEntity> {
  const [file] = await lockFiles(manager, [id]);
  if (file === undefined) throw new AppError("not_found");
  return file;
}

type Where = FindOptionsWhere<FileEntity>;

/** Rows are locked in a fixed order to prevent deadlocks. */
export const lockWhere = (manager: EntityManager, where: Where | Where[]): Promise<FileEntity[]> =>
  manager.find(FileEntity, { where, order: { id: "ASC" }, lock: { mode: "pessimistic_write" } });
