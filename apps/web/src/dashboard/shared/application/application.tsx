import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { Language } from "@visiga/contracts/languages";
import { loadDashboardDictionary, loadPublicDictionary } from "@visiga/i18n/dictionaries";
import { type ReactNode, useState } from "react";
import { SwitchLanguageContext } from "#dashboard/shared/toggles/toggles.tsx";
import { createTrpcClient } from "#platform/data/trpc.ts";
import { TrpcProvider } from "#platform/data/use-trpc.ts";
import { DashboardDictionaryContext, DictionaryContext } from "#platform/words/dictionary.ts";
import { rememberLanguage } from "#platform/words/language.ts";

export async function loadWords(language: Language) {
  const [dictionary, dashboard] = await Promise.all([
    loadPublicDictionary(language),
    loadDashboardDictionary(language),
  ]);
  return { language, dictionary, dashboard };
}

interface ApplicationProps {
  t: Awaited<ReturnType<typeof loadWords>>;
  queryClient: QueryClient;
  children: ReactNode;
}

export function Application({ t: first, queryClient, children }: ApplicationProps) {
  const [t, setWords] = useState(first);
  const [trpcClient] = useState(createTrpcClient);

  /** Changes the language without a reload, and removes the language parameter from the address. */
  const switchLanguage = async (language: Language) => {
    const next = await loadWords(language);
    rememberLanguage(language);
    document.documentElement.lang = language;
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
    setWords(next);
  };

  return (
    <QueryClientProvider client={queryClient}>
      <TrpcProvider queryClient={queryClient} trpcClient={trpcClient}>
        <SwitchLanguageContext value={switchLanguage}>
          <DictionaryContext value={t}>
            <DashboardDictionaryContext value={t.dashboard}>{children}</DashboardDictionaryContext>
          </DictionaryContext>
        </SwitchLanguageContext>
      </TrpcProvider>
    </QueryClientProvider>
  );
}
