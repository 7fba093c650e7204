import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { valuePath } from "#dashboard/shared/place/site-sections.ts";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import styles from "./today-tab.module.css";
import type { useToday } from "./use-today.ts";

/** Texts of which one language is older than the other: translate, or confirm that it is still right. */
export function TranslationsCard({ values }: { values: ReturnType<typeof useToday>["outdated"] }) {
  const { today, site } = useDashboardDictionary();
  const nameOf = useValueName();
  const trpc = useTrpc().site;
  const client = useQueryClient();
  const showToast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: trpc.pathKey() });
  const confirming = useMutation(
    trpc.confirmTranslation.mutationOptions({
      onSuccess: () => showToast(site.agree),
      onError: useFailureToast(),
      onSettled: refresh,
    }),
  );
  if (values.length === 0) return null;
  return (
    <section className={`paper ${styles.card}`} aria-label={today.outdated}>
      <h2>{today.outdated}</h2>
      <ul className="ruled-between">
        {values.map(({ key, version, translation }) => {
          const name = nameOf(key);
          return (
            <li key={key} className={styles.text}>
              <b className="breaks">{name}</b>
              <p className="small mute">{site.tags[translation]}</p>
              <p className="wraps gap-4">
                <TextLink to={valuePath(key)} aria-label={fill(site.translation.translateOne, { name })}>
                  {site.translation.translate}
                </TextLink>
                <TextButton disabled={confirming.isPending} onClick={() => confirming.mutate({ key, version })}>
                  {site.stillRight[translation]}
                </TextButton>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
