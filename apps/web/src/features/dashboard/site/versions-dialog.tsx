import { useMutation, useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary, useLanguage } from "../../../platform/dictionary.ts";
import { failureOf, failureWords } from "../../../platform/failure.ts";
import { useTrpc } from "../../../platform/use-trpc.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { LoadingStar } from "../../../ui/loading-star.tsx";
import { FailedList } from "../frame/failed-list.tsx";
import { moment } from "../frame/moment.ts";
import type { EarlierVersion, EditedEntry } from "./edited-entry.ts";
import { useSideNames } from "./side-names.ts";
import { useSiteRefresh } from "./use-site-entries.ts";
import { valueTexts } from "./value-texts.ts";
import styles from "./versions-dialog.module.css";

interface VersionsDialogProps {
  entry: EditedEntry;
  onClose: () => void;
  onReturned: (entry: EditedEntry) => void;
}

/** The earlier values of one text, each with who replaced it and when; one click returns to it. */
export function VersionsDialog({ entry, onClose, onReturned }: VersionsDialogProps) {
  const { site, errors } = useDashboardDictionary();
  const { common } = useDictionary();
  const trpc = useTrpc();
  const { key } = entry;
  // Asked anew each time the dialog opens.
  const list = useQuery({ ...trpc.site.versions.queryOptions({ key }), gcTime: 0, staleTime: 0 });
  const { refresh } = useSiteRefresh();
  const returning = useMutation(
    trpc.site.returnTo.mutationOptions({
      onSuccess: onReturned,
      onError: (error) => {
        if (failureOf(error)?.code !== "stale_version") console.error(error);
        void refresh();
      },
    }),
  );
  const { error } = returning;
  return (
    <Dialog
      open
      wide
      title={`${site.versions.title}: ${site.keys[key]}`}
      closeLabel={common.close}
      onClose={() => !returning.isPending && onClose()}
    >
      <div data-full>
        <FormError>
          {error && fill(site.failed, { reason: failureWords(error, errors) ?? common.unreachable })}
        </FormError>
        {list.isPending && <LoadingStar>{site.loading}</LoadingStar>}
        {list.isError && <FailedList onRetry={() => void list.refetch()}>{site.versions.failed}</FailedList>}
        {list.data?.versions.length === 0 && <p className={styles.none}>{site.versions.none}</p>}
        <ol>
          {list.data?.versions.map((version) => (
            <li key={version.id} className={styles.version}>
              <Version entry={entry} version={version}>
                <Button
                  variant="line"
                  size="row"
                  disabled={returning.isPending}
                  onClick={() => returning.mutate({ key, revision: version.id, version: entry.version })}
                >
                  {site.versions.returnTo}
                </Button>
              </Version>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  entry: EditedEntry;
  version: EarlierVersion;
  /** What can be done with it. */
  children: ReactNode;
}

function Version({ entry, version, children }: VersionProps) {
  const { site, activity } = useDashboardDictionary();
  const language = useLanguage();
  const names = useSideNames();
  const { value, replacedAt, replacedBy } = version;
  return (
    <>
      <div className={styles.head}>
        <h3>{fill(site.versions.from, { name: replacedBy ?? activity.system, time: moment(replacedAt, language) })}</h3>
        {children}
      </div>
      {value === null ? (
        <p>{site.versions.nothing}</p>
      ) : (
        <dl className={styles.sides}>
          {valueTexts(entry.key, value).map(({ side, text }) => (
            <div key={side}>
              <dt>{names[side]}</dt>
              <dd lang={side === "both" ? undefined : side}>{text || site.tags.noSwahili}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
