import {
  editedUser,
  registeredUser,
  userPageResponse,
  userProcedures,
  userQuery,
  userRecord,
  userReference,
  userRegistration,
  userStatusChange,
  userUpdate,
} from "@visiga/contracts/users";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Platform } from "#platform/platform.ts";
import { actorOf, routesOf } from "#platform/rest/access.ts";
import type { UsersService } from "./users.service.ts";

const route = routesOf("users");
const { list, register, update, changeStatus } = userProcedures;

interface Deps extends Pick<Platform, "origins"> {
  readonly users: UsersService;
}

export const usersRest =
  ({ users: service, origins }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    const sentTo = ({ raw }: FastifyRequest) => ({ origin: origins.of(raw) });
    app.get(
      "",
      route(list, "listUsers", "List accounts of one status, by default the first ten", {
        querystring: userQuery,
        response: { 200: userPageResponse },
      }),
      async (request) => ({ data: await service.list(actorOf(request), request.query) }),
    );

    app.post(
      "/register",
      route(register, "registerUser", "Add an account", { body: userRegistration, response: { 201: registeredUser } }),
      async (request, reply) =>
        reply.code(201).send(await service.register(actorOf(request), request.body, sentTo(request))),
    );

    app.put(
      "/update/:id",
      route(update, "updateUser", "Change an account", {
        description:
          "Another email address, role or way back to ACTIVE needs a login of the last ten minutes (`password_needed`). " +
          "An account that is ACTIVE again comes with `setPasswordUrl`, and its old password no longer works.",
        params: userReference,
        body: userUpdate,
        response: { 200: editedUser },
      }),
      async (request) => service.update(actorOf(request), { ...request.body, ...request.params }, sentTo(request)),
    );

    app.post(
      "/status",
      route(changeStatus, "deleteUser", "Delete an account", {
        querystring: userStatusChange,
        response: { 200: userRecord },
      }),
      async (request) => service.changeStatus(actorOf(request), request.query),
    );
  };
