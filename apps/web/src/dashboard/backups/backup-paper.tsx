import { useQuery } from "@tanstack/react-query";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { Dialog, LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useTrpc, useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./backup-paper.module.css";
import { MakeBackup } from "./make-backup.tsx";
import { submitPassphrase } from "./submit-passphrase.ts";

/** A backup to keep elsewhere, and the sheet of paper without which nobody can open it. */
export function BackupPaperDialog({ onClose }: { onClose: () => void }) {
  const { backups } = useDashboardDictionary();
  const t = backups.paper;
  const language = useLanguage();
  const { data, error } = useQuery({
    ...useTrpc().backups.status.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.run?.outcome === null ? 1000 : false),
  });
  const { download } = useTrpcClient().backups;
  const newest = data?.backups[0];
  const [passphrase] = useState(newPassphrase);
  const form = useForm(
    z.object({ name: z.string() }),
    { name: "" },
    {
      save: { mutationFn: () => download.mutate({ name: newest?.name ?? "" }) },
      onSaved: ({ path }) => {
        if (newest?.encrypted) window.location.assign(path);
        else submitPassphrase(path, passphrase);
        onClose();
      },
    },
  );
  if (!data) return <LoadingDialog title={t.title} failure={error && backups.failed} onClose={onClose} />;
  if (!newest)
    return (
      <Dialog title={t.title} onClose={onClose}>
        <p>{backups.noneMade}</p>
        <MakeBackup status={data} />
      </Dialog>
    );
  return (
    <FormDialog
      form={form}
      title={t.title}
      submitLabel={backups.encryption.submit}
      busyLabel={backups.encryption.busy}
      onClose={onClose}
    >
      <FormError>{form.reason}</FormError>
      <p>{newest.encrypted ? backups.encrypted : t.lead}</p>
      <section className={styles.sheet} aria-label={t.sheet}>
        <h3>{t.sheet}</h3>
        <p className="breaks">{location.origin}</p>
        <p>{fill(t.made, { day: formatDay(newest.at, language), time: formatTime(newest.at, language) })}</p>
        <p className="breaks">{fill(t.file, { name: newest.name })}</p>
        <p>
          {backups.encryption.passphrase}
          <b className={`block ${styles.passphrase}`}>{newest.encrypted ? "…………………………" : passphrase}</b>
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

/** As `readableSecret` of the server: five groups of four unambiguous letters and digits, about 99 bits. */
function newPassphrase(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const signs = [...crypto.getRandomValues(new Uint32Array(20))].map((random) => letters[random % letters.length]);
  return [0, 4, 8, 12, 16].map((at) => signs.slice(at, at + 4).join("")).join("-");
}
