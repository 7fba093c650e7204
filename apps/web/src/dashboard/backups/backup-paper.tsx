import { backupEncryption } from "@visiga/contracts/backups";
import { readableSecret } from "@visiga/contracts/readable-secret";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { Dialog, LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { postField } from "#dashboard/shared/forms/post-field.ts";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { dayAndTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import styles from "./backup-paper.module.css";
import { MakeBackup, useBackupStatus } from "./make-backup.tsx";

/** A backup to keep elsewhere, and the sheet of paper without which nobody can open it. */
export function BackupPaperDialog({ onClose }: { onClose: () => void }) {
  const { backups } = useDashboardDictionary();
  const { paper: t, encryption } = backups;
  const language = useLanguage();
  const { data, error } = useBackupStatus();
  const { download } = useTrpcClient().backups;
  const newest = data?.backups[0];
  const [passphrase] = useState(readableSecret);
  const form = useForm(
    backupEncryption,
    { passphrase },
    {
      save: {
        mutationFn: async (entered) => ({ ...entered, ...(await download.mutate({ name: newest?.name ?? "" })) }),
      },
      onSaved: (saved) => {
        if (newest?.encrypted) window.location.assign(saved.path);
        else postField(saved.path, "passphrase", saved.passphrase);
        onClose();
      },
    },
  );
  if (!data) return <LoadingDialog title={t.title} failure={error && backups.failed} onClose={onClose} />;
  if (!newest)
    return (
      <Dialog title={t.title} onClose={onClose}>
        <p className="below-3">{backups.noneMade}</p>
        <MakeBackup status={data} />
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      title={t.title}
      submitLabel={encryption.submit}
      busyLabel={encryption.busy}
      onClose={onClose}
    >
      <p>{newest.encrypted ? backups.encrypted : t.lead}</p>
      {!newest.encrypted && (
        <TextField
          label={encryption.passphrase}
          hint={encryption.advice}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field("passphrase")}
        />
      )}
      <section className={`paper padded ${styles.sheet}`} aria-label={t.sheet}>
        <h3>{t.sheet}</h3>
        <p className="breaks">{location.origin}</p>
        <p>{fill(t.made, dayAndTime(newest.at, language))}</p>
        <p className="breaks">{fill(t.file, { name: newest.encrypted ? newest.name : `${newest.name}.age` })}</p>
        <p className="breaks">
          {encryption.passphrase}
          <b className={`block ${styles.passphrase}`}>{newest.encrypted ? "…………………………" : form.values.passphrase}</b>
        </p>
        <p>{t.restoring}</p>
        <p>{t.kept} …………………………</p>
        <p>{t.server} …………………………</p>
      </section>
      <Button variant="line" size="row" onClick={() => window.print()}>
        {t.print}
      </Button>
    </FormDialog>
  );
}
