import type { Language } from "@visiga/contracts/languages";
import type { PublicTexts } from "@visiga/contracts/site-texts";
import { search as english } from "@visiga/i18n/en/search";
import { search as swahili } from "@visiga/i18n/sw/search";
import { withTexts } from "@visiga/i18n/text-paths";
import type { FastifyInstance } from "fastify";
import { compressAnswers } from "#platform/answers/compress-answers.ts";

const words = { en: { search: english }, sw: { search: swahili } };

interface SearchWordsOptions {
  readonly texts: (language: Language) => Promise<PublicTexts>;
}

/** Serves the edited words of the search as the module that pages import in place of the built one. */
export async function searchWordsRest(app: FastifyInstance, { texts }: SearchWordsOptions): Promise<void> {
  await compressAnswers(app);
  app.get<{ Params: { name: string } }>("/words/:name", { schema: { hide: true } }, async (request, reply) => {
    const [, language] = /^search-(en|sw)-[\w-]+\.js$/.exec(request.params.name) ?? [];
    if (language !== "en" && language !== "sw") return reply.callNotFound();
    const edited = await texts(language);
    // Another replica may know of an edit before this one does.
    const current = edited.searchWords === request.url;
    const { search } = withTexts(words[language], edited.texts);
    return reply
      .header("cache-control", current ? "public, max-age=31536000, immutable" : "no-cache")
      .type("text/javascript; charset=utf-8")
      .send(`export const search = ${JSON.stringify(search)};`);
  });
}
