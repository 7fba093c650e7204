import {
  editedUser,
  registeredUser,
  userPageResponse,
  userQuery,
  userRecord,
  userReference,
  userRegistration,
  userStatusChange,
  userUpdate,
} from "@visiga/contracts/users";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { failures } from "#platform/http/failures.ts";
import type { Platform } from "#platform/platform.ts";
import { actorOf } from "#platform/rest/access.ts";
import type { UsersService } from "./users.service.ts";

const config = { access: "admin" } as const;

const operation = (operationId: string, summary: string) => ({ tags: ["users"], operationId, summary });

interface Deps extends Pick<Platform, "origins"> {
  readonly users: UsersService;
}

export const usersRest =
  ({ users: service, origins }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "",
      {
        config,
        schema: {
          ...operation("listUsers", "Accounts of one status"),
          querystring: userQuery,
          response: { 200: userPageResponse, ...failures },
        },
      },
      async (request) => ({ data: await service.list(actorOf(request), request.query) }),
    );

    app.post(
      "/register",
      {
        config,
        schema: {
          ...operation("registerUser", "Add an account"),
          body: userRegistration,
          response: { 201: registeredUser, ...failures },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await service.register(actorOf(request), request.body, origins.of(request))),
    );

    app.put(
      "/update/:id",
      {
        config,
        schema: {
          ...operation("updateUser", "Change an account"),
          description:
            "Another email address, role or way back to ACTIVE needs a login of the last ten minutes (`password_needed`). " +
            "An account that is ACTIVE again comes with `setPasswordUrl`, and its old password no longer works.",
          params: userReference,
          body: userUpdate,
          response: { 200: editedUser, ...failures },
        },
      },
      async (request) => service.update(actorOf(request), request.params.id, request.body, origins.of(request)),
    );

    app.post(
      "/status",
      {
        config,
        schema: {
          ...operation("deleteUser", "Delete an account"),
          querystring: userStatusChange,
          response: { 200: userRecord, ...failures },
        },
      },
      async (request) => service.changeStatus(actorOf(request), request.query),
    );
  };
