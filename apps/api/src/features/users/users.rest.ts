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
import type { Origins } from "#platform/http/origins.ts";
import { actorOf } from "#platform/rest/access.ts";
import type { UsersService } from "./users.service.ts";

const tags = ["users"];
const config = { access: "admin" } as const;

interface Deps {
  readonly users: UsersService;
  readonly origins: Origins;
}

export const usersRest =
  ({ users: service, origins }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      "",
      {
        config,
        schema: {
          tags,
          operationId: "listUsers",
          summary: "Accounts of one status",
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
          tags,
          operationId: "registerUser",
          summary: "Add an account",
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
          tags,
          operationId: "updateUser",
          summary: "Change an account",
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
          tags,
          operationId: "deleteUser",
          summary: "Delete an account",
          querystring: userStatusChange,
          response: { 200: userRecord, ...failures },
        },
      },
      async (request) => service.changeStatus(actorOf(request), request.query),
    );
  };
