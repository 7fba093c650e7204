import { useQueryClient } from "@tanstack/react-query";
import { firstAdministratorName, userEdit } from "@visiga/contracts/users";
import * as z from "zod/mini";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";

const isPersonal = ({ name }: { name: string }) => name.toLowerCase() !== firstAdministratorName.toLowerCase();
const ownName = userEdit.check(z.refine(isPersonal, { path: ["name"], error: "field_invalid" }));

/** Asks an administrator for the own name, which news and the activity show. */
export function OwnNameDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { users, today } = useDashboardDictionary();
  const { id, name, email } = useSessionUser();
  const queryClient = useQueryClient();
  const form = useForm(
    ownName,
    { id, email, name: name === firstAdministratorName ? "" : name },
    {
      save: useTrpc().users.update.mutationOptions(),
      onSaved: () => {
        // The session has the name too.
        void queryClient.invalidateQueries();
        onClose();
      },
      focus: "name",
    },
  );
  return (
    <FormDialog form={form} title={title} onClose={onClose}>
      <FormError>{form.otherReason}</FormError>
      <TextField
        label={users.fields.name}
        hint={today.steps.nameHint}
        required
        autoComplete="name"
        {...form.field("name")}
        error={form.issues.name === "field_invalid" ? today.steps.notOwnName : form.error("name")}
        data-autofocus
      />
    </FormDialog>
  );
}
