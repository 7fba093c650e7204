import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ManagedSiteValue } from "@visiga/contracts/site-editing";
import { bilingualText, editedText, isRemovedText, textKey } from "@visiga/contracts/site-texts";
import { loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { placesOf } from "@visiga/i18n/page-texts";
import { isSampleText } from "@visiga/i18n/sample-texts";
import { textsByPath } from "@visiga/i18n/text-paths";
import { useMemo } from "react";
import * as z from "zod/mini";
import { useTrpc } from "#platform/data/use-trpc.ts";

/** All site values and page texts with their editing state. The server sends only texts that were edited before. */
export function useSiteValues(enabled = true) {
  const stored = useQuery({ ...useTrpc().site.entries.queryOptions(), enabled });
  const texts = useQuery({
    queryKey: ["page texts"],
    queryFn: pageTextValues,
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const entries = stored.data?.entries;
  const values = useMemo(() => entries && texts.data && inOrder(entries, texts.data), [entries, texts.data]);
  const retry = () => void Promise.all([stored.refetch(), texts.refetch()]);
  return { values, failed: stored.isError || texts.isError, retry };
}

/** The facts, then the page texts in the order of the dictionaries, edited or not. */
function inOrder(entries: readonly StoredValue[], texts: readonly StoredValue[]): StoredValue[] {
  const edited = new Map(entries.map((stored) => [stored.key, stored]));
  const known = new Set(texts.map(({ key }) => key));
  return [...entries.filter(({ key }) => !known.has(key)), ...texts.map((text) => edited.get(text.key) ?? text)];
}

export function useSiteRefresh() {
  const trpc = useTrpc();
  const client = useQueryClient();
  return {
    /** Replaces one value, or adds it: a page text without an earlier edit is not in the list. */
    put: (stored: StoredValue) =>
      client.setQueryData(trpc.site.entries.queryKey(), (old) => {
        const byKey = new Map<string, StoredValue>(old?.entries.map((each) => [each.key, each]));
        return old && { entries: [...byKey.set(stored.key, stored).values()] };
      }),
    refresh: () =>
      Promise.all(
        [trpc.site, trpc.activity, trpc.bin].map((part) => client.invalidateQueries({ queryKey: part.pathKey() })),
      ),
  };
}

async function pageTextValues(): Promise<StoredValue[]> {
  const [english, swahili] = await Promise.all([loadPublicDictionary("en"), loadPublicDictionary("sw")]);
  const inSwahili = textsByPath(swahili);
  return [...textsByPath(english)]
    .filter(([path]) => placesOf(path).length > 0)
    .map(([path, en]) => {
      const defaults = { en, sw: inSwahili.get(path) ?? en };
      return { ...unedited, key: textKey(path), value: defaults, defaults, sample: isSampleText(path) };
    });
}

const unedited = {
  waits: false,
  version: 0,
  changedAt: null,
  translation: null,
  outdated: [],
  englishChangedAt: null,
  swahiliChangedAt: null,
  versions: 0,
  earlierDefaults: null,
};

// tRPC’s output type marks an `unknown` member as optional.
export type StoredValue = Omit<ManagedSiteValue, "value"> & { readonly value?: unknown };

export function isRemoved({ value }: StoredValue): boolean {
  const text = z.safeParse(bilingualText, value);
  return text.success && isRemovedText(text.data);
}

/** The value to send: null replaces each language of a page text that equals its default. */
export function nullIfDefault({ defaults }: StoredValue, value: unknown): unknown {
  const text = defaults && editedText.safeParse(value).data;
  if (!text) return value;
  const { en, sw } = text;
  return { en: en === defaults.en ? null : en, sw: sw === defaults.sw ? null : sw };
}
