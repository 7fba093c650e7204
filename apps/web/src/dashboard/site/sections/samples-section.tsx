import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { isTextKey, textKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { textPlaces } from "@visiga/i18n/page-texts";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { FailedList } from "#dashboard/shared/lists/list-view.tsx";
import { pagePlacePath, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { reasonIn, useHiddenList } from "#dashboard/shared/place/use-hidden-list.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { usePlaceName, useValueName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import panel from "#dashboard/site/panel.module.css";
import styles from "#dashboard/site/samples.module.css";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { samplesOf } from "./page-values.ts";

export function SamplesSection({ values }: { values: readonly StoredValue[] }) {
  const { site, dashboard } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const t = site.samples;
  const entryWords = useEntryWords();
  const trpc = useTrpc();
  const client = useQueryClient();
  const showToast = useToast();
  const listing = useHiddenList();
  const count = useQuery({ ...trpc.site.countSamples.queryOptions(), staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const [title, focusTitle] = useDeferredFocus<HTMLHeadingElement>();
  const failed = (error: unknown) => {
    setAsking(false);
    showToast(fill(t.failed, { reason: reasonOf(error) }));
  };
  // Samples appear on every page and in every list.
  const refresh = () => void client.invalidateQueries();
  const undoing = useMutation(
    trpc.bin.restore.mutationOptions({
      onSuccess: (restored, { entries }) => {
        refresh();
        const message = `${dashboard.notice.undone} ${entryWords.restored(restored, entries.length)}`;
        showToast(message, undefined, listing(reasonIn(restored)));
      },
      onError: failed,
    }),
  );
  const removing = useMutation(
    trpc.site.removeSamples.mutationOptions({
      onSuccess: ({ entries }) => {
        setAsking(false);
        focusTitle();
        refresh();
        showToast(t.removed, () => undoing.mutate({ entries }));
      },
      onError: failed,
    }),
  );
  const { data } = count;
  const none = data?.texts === 0 && data.pageTexts === 0 && data.pictures === 0;
  return (
    <>
      <section className={`paper panel ${panel.panel} ${styles.samples}`}>
        <h2 ref={title} tabIndex={-1}>
          {site.sections.samples}
        </h2>
        {count.isPending && <LoadingStar />}
        {count.isError && <FailedList onRetry={() => void count.refetch()}>{site.loadFailed}</FailedList>}
        {none && <p>{t.none}</p>}
        {data && !none && (
          <>
            <p>
              <b>{fill(t.count, data)}</b> {t.lead}
            </p>
            <Button variant="line" onClick={() => setAsking(true)}>
              {t.remove}
            </Button>
            <SamplesList values={values} pictures={data.pictures} />
          </>
        )}
        {!count.isPending && (
          <p>
            <TextLink to="/dashboard?tab=bin">{t.openBin}</TextLink>
          </p>
        )}
      </section>
      {data && (
        <ConfirmDialog
          open={asking}
          title={site.sections.samples}
          question={t.remove}
          explanation={fill(t.confirm, data)}
          confirmLabel={removing.isPending ? t.removing : t.remove}
          confirmIcon="delete"
          variant="del"
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => !removing.isPending && setAsking(false)}
        />
      )}
    </>
  );
}

function SamplesList({ values, pictures }: { values: readonly StoredValue[]; pictures: number }) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const placeName = usePlaceName();
  const facts = values.filter(({ key, sample }) => sample && !isTextKey(key));
  const pages = textPlaces
    .map((place) => ({ place, samples: samplesOf(place, values) }))
    .filter(({ samples }) => samples.length > 0);
  return (
    <>
      <h3>{site.samples.list}</h3>
      <ul className={`ruled ${styles.list}`}>
        {pictures > 0 && (
          <li>
            <TextLink to="/dashboard?page=ALL&only=samples">{site.samples.pictures}</TextLink>
          </li>
        )}
        {facts.map(({ key }) => (
          <li key={key}>
            <TextLink to={valuePath(key)}>{nameOf(key)}</TextLink>
          </li>
        ))}
        {pages.map(({ place, samples }) => (
          <li key={place}>
            <TextLink to={pagePlacePath(place)}>{placeName(place)}</TextLink>
            <ul className="small mute">
              {samples.map((path) => (
                <li key={path}>{nameOf(textKey(path))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
