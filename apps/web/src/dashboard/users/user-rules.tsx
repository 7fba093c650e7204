import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { requirementChange } from "@visiga/contracts/passkeys";
import { fill, formatDay } from "@visiga/i18n/format";
import { useState } from "react";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { DateField } from "#dashboard/shared/forms/date-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useReviewRule } from "#dashboard/shared/review/use-review-rule.ts";
import { useFailureToast, useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./users-panel.module.css";

/** Says whether administrators need a passkey and who has none, and opens the dialog that changes it. */
export function PasskeyRequirement() {
  const { requirement: words } = useDashboardDictionary().passkeys;
  const language = useLanguage();
  const { data } = useQuery(useTrpc().passkeys.requirement.queryOptions());
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { from, without } = data;
  const change = (
    <Button variant="line" size="row" onClick={() => setOpen(true)}>
      {from ? words.change : words.set}
    </Button>
  );
  return (
    <>
      <Notice icon="key" action={change} className={styles.notice}>
        {from ? fill(words.from, { day: formatDay(from, language) }) : words.none}
        {from && without.length > 0 && ` ${fill(words.without, { names: without.join(", ") })}`}
      </Notice>
      {open && <PasskeyRequirementDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}

/** @param from the day that is set; null if none is */
function PasskeyRequirementDialog({ from, onClose }: { from: string | null; onClose: () => void }) {
  const { requirement: words } = useDashboardDictionary().passkeys;
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const saved = (message: string) => {
    void queryClient.invalidateQueries(trpc.passkeys.pathFilter());
    showToast(message);
    onClose();
  };
  const form = useForm(
    requirementChange,
    { from: from ?? "" },
    { save: trpc.passkeys.require.mutationOptions(), onSaved: () => saved(words.saved), focus: "from" },
  );
  const lifting = useMutation(
    trpc.passkeys.require.mutationOptions({ onSuccess: () => saved(words.lifted), onError: useFailureToast() }),
  );
  const lift = from && (
    <Button variant="line" disabled={form.busy} busy={lifting.isPending} onClick={() => lifting.mutate({ from: null })}>
      {words.lift}
    </Button>
  );
  return (
    <FormDialog
      form={form}
      title={words.set}
      submitLabel={words.save}
      busyLabel={words.saving}
      onClose={onClose}
      extra={lift}
    >
      <p>{words.lead}</p>
      <FormError>{form.otherReason}</FormError>
      <DateField label={words.day} min={today()} required {...form.field("from")} data-autofocus />
    </FormDialog>
  );
}

/** Whether what a USER adds or changes waits for an ADMIN. */
export function ReviewRule() {
  const { users } = useDashboardDictionary();
  const { files } = useTrpc();
  const queryClient = useQueryClient();
  const rule = useReviewRule();
  const { mutate, isPending, variables } = useMutation(
    files.setReviewRule.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: files.reviewRule.queryKey() }),
      onError: useFailureToast(),
    }),
  );
  return (
    <div className={styles.rule}>
      <Switch
        label={users.review}
        checked={(isPending ? variables : rule)?.required ?? false}
        disabled={!rule}
        onChange={({ target }) => mutate({ required: target.checked })}
      />
    </div>
  );
}
