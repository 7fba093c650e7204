import type { EntityManager } from "typeorm";

/** What this feature uses of users: the names of those who noted a consent, by id. */
export interface AccountNames {
  names(manager: EntityManager, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}
