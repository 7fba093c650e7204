import { isOver } from "@visiga/contracts/dated-facts";
import { schoolDay } from "@visiga/contracts/dates";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { ContentCache } from "#platform/cache/content-cache.ts";
import { ContentResponseCache, contentResponse } from "#platform/cache/content-response-cache.ts";
import type { Platform } from "#platform/platform.ts";
import type { CalendarEventEntity } from "./calendar-events.ts";
import { calendarFile } from "./calendar-file.ts";
import type { SiteService } from "./site.service.ts";

/** Bytes of calendar files in memory: enough for those of one day, in both languages. */
const inMemory = 4 * 1024 * 1024;

const all = "/calendar.ics";
const one = "/calendar/:name";

interface Route {
  Params: { name?: string };
  Querystring: { lang?: unknown };
}

interface Deps extends Pick<Platform, "clock" | "contentVersion" | "queues"> {
  readonly site: SiteService;
}

/** Serves the term dates as iCalendar files: all of them at `/calendar.ics`, each at `/calendar/<id>.ics`. */
export const calendarRest =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { clock, contentVersion, site, queues } = deps;
    const answers = new ContentResponseCache(contentVersion, inMemory);
    const eventsRead = new ContentCache<readonly CalendarEventEntity[]>(contentVersion, { max: 1 });
    const today = () => schoolDay(clock());

    for (const [prefix, route] of [
      [all, all],
      ["/calendar/", one],
    ] as const)
      app.earlyResponses.add({
        prefix,
        route,
        find: (request) => answers.ready(`${today()} ${request.url}`, request),
        work: { name: "feeds", isFull: () => queues.queries.isFull },
      });

    /** A deleted date is sent as cancelled until its last day is over. */
    const currentEvents = async () => {
      const events = await eventsRead.find("events", () => site.calendarEvents());
      return events.filter(({ cancelled, date }) => !cancelled || !isOver("termDates", date, today()));
    };

    // The address determines the language of a file, regardless of the client's settings.
    const serve = async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      const { name } = request.params;
      const language = request.query.lang === "sw" ? "sw" : "en";
      const path = `/calendar${name === undefined ? ".ics" : `/${name}`}${language === "sw" ? "?lang=sw" : ""}`;
      const key = `${today()} ${path}`;
      const events = (await currentEvents()).filter(({ id }) => name === undefined || name === `${id}.ics`);
      if (name !== undefined && events.length === 0) return reply.callNotFound();
      const answer = async () => {
        const body = Buffer.from(await calendarFile(language, events));
        return contentResponse("text/calendar", "public, max-age=3600", body, { rare: true });
      };
      return answers.send(request, reply, key, answer);
    };
    const config = { access: "public", cost: "query" } as const;
    app.get<Route>(all, { config }, serve);
    app.get<Route>(one, { config }, serve);
  };
