import { type CircularReference, circularFormats, circularPath } from "@visiga/contracts/circulars";
import { schoolDay } from "@visiga/contracts/dates";
import { languages } from "@visiga/contracts/languages";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";
import { userClient } from "./user-client.ts";

export const host = "localhost:3000";

/** An administrator who adds what circulars are made of, and a visitor who asks for them. */
export async function circularClient(api: TestApp) {
  const client = userClient(api, await api.logIn(await api.addUser({ role: "ADMIN" })));
  const day = (days: number) => schoolDay(new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000));
  const get = (url: string, headers = {}) => api.app.inject({ url, headers: { host, ...headers } });
  let version = 0;
  return {
    ...client,
    day,
    get,
    /** Expects the same status of both formats in both languages. */
    async expectStatus(circular: CircularReference, status: number): Promise<void> {
      for (const format of circularFormats)
        for (const language of languages) {
          const url = circularPath(circular, format, language);
          expect([url, (await get(url)).statusCode]).toEqual([url, status]);
        }
    },
    async announce(...value: object[]): Promise<void> {
      const saved = await client.mutate<{ version: number }>("site.save", { key: "announcements", value, version });
      version = saved.version;
    },
    announcement: (more: object = {}) => ({
      id: announcementId,
      text: { en: "The interview is on Saturday.", sw: "Usaili utafanyika Jumamosi, ng’ambo ya pili." },
      from: null,
      until: day(2),
      link: { to: "/contact", words: { en: "Contact", sw: "Mawasiliano" } },
      ...more,
    }),
    addNews: async (fields: Readonly<Record<string, string>> = {}) => {
      const entry = { page: "NEWS", name: "Sample Author", title: "First maize", description: "", ...fields };
      const { id, version } = await client.add(entry);
      return { kind: "news", id, version } as const;
    },
    async addDocument(until: string | null) {
      const file = { id: "00000000-0000-4000-8000-00000000000a", pages: 3, bytes: 120_000 };
      const record = { id: announcementId, title: { en: "Circular, Term 1", sw: null }, file, place: null, until };
      await api.database.query("INSERT INTO document (id, pages, bytes, created_at) VALUES ($1, 3, 120000, now())", [
        file.id,
      ]);
      await client.mutate("site.save", { key: "documents", value: [record], version: 0 });
      return { circular: { kind: "document", id: record.id } as const, file };
    },
  };
}

const announcementId = "00000000-0000-4000-8000-0000000000ab";
export const announcedCircular = { kind: "announcement", id: announcementId } as const;
