import { useMutation, useQuery } from "@tanstack/react-query";
import type { RecordsKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { fill } from "@visiga/i18n/format";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog, Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { formatDateTime } from "#dashboard/shared/words/format-date-time.ts";
import { useLanguageNames, useValueName } from "#dashboard/shared/words/names.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { useSiteRefresh } from "#dashboard/site/editing/use-site-values.ts";
import { PasteDialog } from "#dashboard/site/values/paste-dialog.tsx";
import { toForm } from "#dashboard/site/values/value-form.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { SendDialog } from "./send-dialog.tsx";
import styles from "./value-dialogs.module.css";

export type ValueDialog =
  | { readonly what: "versions" | "send"; readonly key: ValueKey }
  | { readonly what: "paste"; readonly key: RecordsKey };

interface ValueDialogsProps {
  siteForm: SiteForm;
  open: ValueDialog | null;
  onClose: () => void;
}

export function ValueDialogs({ siteForm, open, onClose }: ValueDialogsProps) {
  return (
    <>
      <ConfirmUnchanged siteForm={siteForm} />
      {open?.what === "versions" && <VersionsDialog name={open.key} siteForm={siteForm} onClose={onClose} />}
      {open?.what === "send" && <SendDialog stored={siteForm.storedOf(open.key)} onClose={onClose} />}
      {open?.what === "paste" && <PasteDialog name={open.key} change={siteForm.change} onClose={onClose} />}
      {siteForm.conflict && (
        <SiteConflict key={siteForm.conflict.theirs.key} conflict={siteForm.conflict} siteForm={siteForm} />
      )}
    </>
  );
}

/** Asks whether samples are right as they are. */
export function ConfirmUnchanged({ siteForm }: { siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { asked, confirm, cancel } = siteForm.samples;
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={site.confirmMany.title}
      question={site.confirmMany.question}
      confirmLabel={site.confirmRecords}
      onConfirm={confirm}
      onClose={cancel}
    >
      <ul className="ruled above-3">
        {asked.map(({ key }) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function SiteConflict({ conflict, siteForm }: { conflict: NonNullable<SiteForm["conflict"]>; siteForm: SiteForm }) {
  const nameOf = useValueName();
  const names = useLanguageNames();
  const valueTexts = useValueTexts();
  const { key, value } = conflict.theirs;
  const theirTexts = valueTexts(key, toForm(key, value));
  const fields = valueTexts(key, siteForm.formOf(key)).map(({ side, text }, index) => ({
    label: side === "both" ? nameOf(key) : `${nameOf(key)}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} {...conflict} />;
}

interface VersionsDialogProps {
  name: ValueKey;
  siteForm: SiteForm;
  onClose: () => void;
}

function VersionsDialog({ name: key, siteForm, onClose }: VersionsDialogProps) {
  const { site, activity } = useDashboardDictionary();
  const language = useLanguage();
  const names = useLanguageNames();
  const valueTexts = useValueTexts();
  const reasonOf = useFailureReason();
  const trpc = useTrpc();
  const nameOf = useValueName();
  const list = useQuery({ ...trpc.site.versions.queryOptions({ key }), gcTime: 0, staleTime: 0 });
  const { put, refresh } = useSiteRefresh();
  const showToast = useToast();
  const returning = useMutation(
    trpc.site.returnTo.mutationOptions({
      meta: { shown: true },
      onSuccess: (stored) => {
        const { version } = stored;
        const typed = siteForm.isChanged(key) ? siteForm.editOf(key) : undefined;
        put(stored);
        siteForm.settle(key, version);
        onClose();
        showToast(site.versions.returned, typed && (() => siteForm.restore(key, { ...typed, version })));
      },
      onSettled: refresh,
    }),
  );
  const { error } = returning;
  return (
    <Dialog wide title={`${site.versions.title}: ${nameOf(key)}`} onClose={onClose}>
      <div data-full>
        <FormError>{error && fill(site.failed, { reason: reasonOf(error) })}</FormError>
        {list.isPending && <LoadingStar />}
        {list.isError && <FailedList onRetry={() => void list.refetch()}>{site.versions.failed}</FailedList>}
        {list.data?.versions.length === 0 && <p className="above-4">{site.versions.none}</p>}
        <ol className="ruled-between" hidden={!list.data?.versions.length}>
          {list.data?.versions.map(({ id, value, replacedAt, replacedBy }) => (
            <li key={id} className="tall">
              <div className={`row wraps apart ${styles.head}`}>
                <h3 className="sans-heading">
                  {fill(site.versions.from, {
                    name: replacedBy ?? activity.system,
                    time: formatDateTime(replacedAt, language),
                  })}
                </h3>
                <Button
                  variant="line"
                  size="row"
                  disabled={returning.isPending}
                  onClick={() => returning.mutate({ key, revision: id, version: siteForm.storedOf(key).version })}
                >
                  {site.versions.returnTo}
                </Button>
              </div>
              {value === null && <p>{site.versions.nothing}</p>}
              {value !== null && (
                <dl className={`stack above-3 ${styles.sides}`}>
                  {valueTexts(key, toForm(key, value)).map(({ side, text }) => (
                    <div key={side}>
                      {side !== "both" && <dt className="smaller mute">{names[side]}</dt>}
                      <dd className="breaks lines" lang={side === "both" ? undefined : side}>
                        {text || site.tags[side === "en" ? "englishMissing" : "missing"]}
                      </dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
