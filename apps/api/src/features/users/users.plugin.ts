import type { FastifyInstance } from "fastify";
import type { Credentials } from "./user-changes.ts";
import { UserRepository } from "./user-repository.ts";
import { UsersService } from "./users.service.ts";

declare module "fastify" {
  interface FastifyInstance {
    readonly userRepository: UserRepository;
    readonly users: UsersService;
    /** Provided by the feature of logins. */
    readonly credentials: Credentials;
  }
}

export function usersPlugin(app: FastifyInstance): void {
  app.decorate("userRepository", new UserRepository(app.database));
  app.decorate("users", new UsersService(app));
}
