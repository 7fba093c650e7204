import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useDeferredFocus } from "#dashboard/shared/forms/use-deferred-focus.ts";
import { useBinReport } from "#dashboard/shared/lists/use-list-feedback.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePagesOfText, useValueName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Row } from "./value-rows.tsx";

/** All samples, whose form a tap opens; they are removed in one step. */
export function SamplesList({ siteForm: { values } }: { siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const reasonOf = useFailureReason();
  const t = site.samples;
  const trpc = useTrpc();
  const client = useQueryClient();
  const showToast = useToast();
  const { reportBinned } = useBinReport();
  const count = useQuery({ ...trpc.site.countSamples.queryOptions(), staleTime: 0 });
  const [asking, setAsking] = useState(false);
  const [focused, focusNone] = useDeferredFocus<HTMLParagraphElement>();
  const nameOf = useValueName();
  const pagesOf = usePagesOfText();
  const removing = useMutation(
    trpc.site.removeSamples.mutationOptions({
      onSuccess: ({ entries }) => {
        setAsking(false);
        focusNone();
        // Samples appear on every page and in every list.
        void client.invalidateQueries();
        reportBinned(t.removed, entries);
      },
      onError: (error) => {
        setAsking(false);
        showToast(fill(t.failed, { reason: reasonOf(error) }));
      },
    }),
  );
  const { data } = count;
  const none = data?.texts === 0 && data.pageTexts === 0 && data.pictures === 0;
  return (
    <>
      {count.isPending && <LoadingStar />}
      {count.isError && <FailedList onRetry={() => void count.refetch()}>{site.loadFailed}</FailedList>}
      {none && (
        <p ref={focused} tabIndex={-1}>
          {t.none}
        </p>
      )}
      {data && !none && (
        <>
          <p className="below-4">
            <b>{fill(t.count, data)}</b> {t.lead}
          </p>
          <Button variant="line" onClick={() => setAsking(true)}>
            {t.remove}
          </Button>
          <ul className="ruled above-4">
            {data.pictures > 0 && (
              <li>
                <TextLink to="/dashboard?page=ALL&only=samples">{t.pictures}</TextLink>
              </li>
            )}
            {values
              .filter(({ sample }) => sample)
              .map(({ key }) => (
                <li key={key}>
                  <Row field={key} title={nameOf(key)} text={pagesOf(key) ?? ""} icon="edit" />
                </li>
              ))}
          </ul>
        </>
      )}
      {!count.isPending && (
        <p>
          <TextLink to="/dashboard?page=ALL&only=bin">{t.openBin}</TextLink>
        </p>
      )}
      {data && (
        <ConfirmDialog
          open={asking}
          title={site.filters.samples}
          question={t.remove}
          explanation={fill(t.confirm, data)}
          confirmLabel={removing.isPending ? t.removing : t.remove}
          variant="del"
          busy={removing.isPending}
          onConfirm={() => removing.mutate()}
          onClose={() => !removing.isPending && setAsking(false)}
        />
      )}
    </>
  );
}
