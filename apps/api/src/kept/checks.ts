import { type DataSource, Not } from "typeorm";
import { PasskeyEntity } from "#features/auth/passkey.entity.ts";
import { PhotoEntity } from "#features/entries/photos/photo.entity.ts";
import { UserEntity } from "#features/users/user.entity.ts";

export const hasAdministrator = (database: DataSource): Promise<boolean> =>
  database.manager.existsBy(UserEntity, { role: "ADMIN", status: "ACTIVE" });

/** How many passkeys are of another host name than that of the site. */
export const countForeignPasskeys = (database: DataSource, host: string): Promise<number> =>
  database.manager.countBy(PasskeyEntity, { host: Not(host) });

/** The newest photos, each with a variant that storage must have. */
export async function newestPhotos(database: DataSource, count: number) {
  const photos = await database.manager.find(PhotoEntity, { order: { id: "DESC" }, take: count });
  return photos.map(({ id, sources: [smallest] }) => ({
    id,
    variant: smallest && ({ format: "webp", width: smallest.width } as const),
  }));
}
