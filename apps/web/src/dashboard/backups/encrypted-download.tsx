import { backupEncryption } from "@visiga/contracts/backups";
import { useState } from "react";
import * as z from "zod/mini";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";

export function EncryptedDownload({ name }: { name: string }) {
  const words = useDashboardDictionary().backups.encryption;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon="key" variant="line" size="row" onClick={() => setOpen(true)}>
        {words.download}
      </Button>
      {open && <PassphraseDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

const twice = z
  .extend(backupEncryption, { again: z.string() })
  .check(z.refine(({ passphrase, again }) => passphrase === again, { path: ["again"], error: "field_invalid" }));

function PassphraseDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const words = useDashboardDictionary().backups.encryption;
  const { download } = useTrpcClient().backups;
  const form = useForm(
    twice,
    { passphrase: "", again: "" },
    {
      save: {
        mutationFn: async ({ passphrase }) => ({ passphrase, ...(await download.mutate({ name })) }),
      },
      onSaved: ({ path, passphrase }) => {
        submitPassphrase(path, passphrase);
        onClose();
      },
      focus: "passphrase",
    },
  );
  const again = form.field("again");
  return (
    <FormDialog form={form} title={words.download} submitLabel={words.submit} busyLabel={words.busy} onClose={onClose}>
      <FormError>{form.otherReason}</FormError>
      <p>{words.lead}</p>
      <PasswordField
        label={words.passphrase}
        autoComplete="new-password"
        hint={words.advice}
        {...form.field("passphrase")}
        data-autofocus
      />
      <PasswordField
        label={words.again}
        autoComplete="new-password"
        {...again}
        error={again.error && words.different}
      />
    </FormDialog>
  );
}

/** Sends the passphrase in a body, because an address may be logged. The response is an attachment: the browser stays here. */
function submitPassphrase(path: string, passphrase: string): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: path });
  form.append(
    Object.assign(document.createElement("input"), { type: "hidden", name: "passphrase", value: passphrase }),
  );
  document.body.append(form);
  form.submit();
  form.remove();
}
