import type { DataSource } from "typeorm";
import { PhotoEntity } from "#features/entries/photos/photo.entity.ts";
import { UserEntity } from "#features/users/user.entity.ts";

export const hasAdministrator = (database: DataSource): Promise<boolean> =>
  database.manager.existsBy(UserEntity, { role: "ADMIN", status: "ACTIVE" });

/** The newest photos, each with a variant that storage must have. */
export async function newestPhotos(database: DataSource, count: number) {
  const photos = await database.manager.find(PhotoEntity, { order: { id: "DESC" }, take: count });
  return photos.map(({ id, sources: [smallest] }) => ({
    id,
    variant: smallest && ({ format: "webp", width: smallest.width } as const),
  }));
}
