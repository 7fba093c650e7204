import {
  entranceAnswer,
  entranceQuestion,
  entranceResultsInput,
  entranceResultsProcedures,
  managedEntranceResults,
  removedEntranceResults,
} from "@visiga/contracts/entrance-results";
import { largeBodyLimit } from "@visiga/contracts/procedures";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { actorOf, clientOf, routesOf } from "#platform/rest/access.ts";
import type { EntranceResultsService } from "./entrance-results.service.ts";

const route = routesOf("entrance results");
const { lookUp, save, remove } = entranceResultsProcedures;

export const entranceResultsRest =
  (results: EntranceResultsService): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook("onSend", async (_, reply) => void reply.header("cache-control", "no-store"));
    app.get(
      "",
      route(lookUp, "lookUpEntranceResult", "The outcome of one form number", {
        description:
          "`outcome` is null for a number that is not in the list, and for every number before the hour of `period.from` and after `period.until`. Capital letters, spaces, dashes and slashes make no difference.",
        querystring: entranceQuestion,
        response: { 200: entranceAnswer },
      }),
      async ({ query }) => results.answer(query.number),
    );
    app.put(
      "",
      {
        bodyLimit: largeBodyLimit,
        ...route(save, "saveEntranceResults", "Replace the list of entrance results", {
          description:
            "Visitors can ask from the hour `at` of the day `from` on, by the school's clock; after the day `until` the numbers are deleted. Only numbers are stored: each has a digit and at most six letters.",
          body: entranceResultsInput,
          response: { 200: managedEntranceResults },
        }),
      },
      async (request) => results.save(actorOf(request), request.body, clientOf(request)),
    );
    app.delete(
      "",
      route(remove, "removeEntranceResults", "Delete the list of entrance results for good", {
        querystring: removedEntranceResults,
        response: { 200: managedEntranceResults },
      }),
      async (request) => results.remove(actorOf(request), request.query, clientOf(request)),
    );
  };
