import { useQuery } from "@tanstack/react-query";
import { fileDisplayName } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { SelectField } from "#ui/controls/field.tsx";
import type { FormFields } from "./use-form.ts";

/** The newest news, whose album a picture may belong to. Shows nothing while there is no news. */
export function AlbumField({ form: { field, values } }: { form: FormFields<"album"> }) {
  const { album: words, fields, form, card } = useDashboardDictionary().images;
  const language = useLanguage();
  const { data } = useQuery(useTrpc().files.browse.queryOptions({ page: "NEWS", size: 100 }));
  const chosen = values.album || "";
  const news = data?.items ?? [];
  if (news.length === 0 && !chosen) return null;
  return (
    <SelectField label={fields.album} mark={form.optional} hint={words.hint} {...field("album")} value={chosen}>
      <option value="">{words.none}</option>
      {news.map((each) => (
        <option key={each.id} value={each.id}>
          {fileDisplayName(each, language, card.untitled)}
        </option>
      ))}
      {chosen && !news.some(({ id }) => id === chosen) && <option value={chosen}>{words.other}</option>}
    </SelectField>
  );
}
