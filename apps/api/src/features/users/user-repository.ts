import { type DataSource, type EntityManager, Not } from "typeorm";
import { UserEntity } from "./user.entity.ts";

export class UserRepository {
  constructor(private readonly database: DataSource) {}

  byEmail(email: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, { email, status: Not("DELETED") });
  }

  byId(id: string, manager: EntityManager = this.database.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<UserEntity> {
    await manager.update(UserEntity, id, { passwordHash, credentialsVersion: () => "credentials_version + 1" });
    return manager.findOneByOrFail(UserEntity, { id });
  }
}
