import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type EditedUser,
  firstAdministratorName,
  type Role,
  roles,
  type Status,
  type UserRecord,
  userEdit,
  userRecord,
  userRegistration,
} from "@visiga/contracts/users";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import * as z from "zod/mini";
import { ConflictDialog, type ConflictField } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { AlertDialog, ConfirmDialog, Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { PasskeyList } from "#dashboard/shared/session/session-lists.tsx";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { failureMessage } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Options, SelectField, TextField } from "#ui/controls/field.tsx";
import { type Invitation, InviteDialog } from "./invite-dialog.tsx";
import { useRegistration } from "./use-registration.ts";

interface UserDialogProps<Result> {
  user: UserRecord;
  onClose: () => void;
  onDone: (result: Result) => void;
}

export function EditUserDialog({ user, onClose, onDone }: UserDialogProps<EditedUser>) {
  const { users, dashboard } = useDashboardDictionary();
  const { form: t, fields } = users;
  const form = useForm(userEdit, userValues(user), {
    draft: `user/${user.id}`,
    save: useTrpc().users.update.mutationOptions(),
    onSaved: onDone,
    focus: "name",
    conflict: { read: (current) => z.safeParse(userRecord, current).data, valuesOf: userValues },
  });

  return (
    <>
      <FormDialog
        form={form}
        title={t.editTitle}
        onClose={onClose}
        failure={form.reason && fill(t.updateFailed, { reason: form.reason })}
      >
        <TextField label={fields.name} required autoComplete="off" {...form.field("name")} data-autofocus />
        <TextField
          label={fields.phoneNumber}
          mark={dashboard.optional}
          type="tel"
          autoComplete="off"
          {...form.field("phoneNumber")}
        />
        <TextField label={fields.email} type="email" required autoComplete="off" {...form.field("email")} />
        <SelectField label={fields.role} {...form.field("role")}>
          <Options values={roles} label={(role) => `${users.roles[role]}: ${users.roleHints[role]}`} />
        </SelectField>
        <SelectField label={fields.status} {...form.field("status")}>
          <Options values={["ACTIVE", "INACTIVE"]} label={(status) => users.statuses[status]} />
        </SelectField>
      </FormDialog>
      {form.conflict && (
        <ConflictDialog
          inside
          fields={conflictFields(form.values, userValues(form.conflict.theirs), users)}
          {...form.conflict}
        />
      )}
    </>
  );
}

type UserValues = Readonly<Record<"id" | "name" | "email" | "phoneNumber" | "role" | "status" | "version", string>>;

const userValues = ({ id, name, email, phoneNumber, role, status, version }: UserRecord): UserValues => ({
  id,
  name,
  email,
  role,
  status,
  phoneNumber: phoneNumber ?? "",
  version: String(version),
});

function conflictFields(yours: UserValues, theirs: UserValues, users: DashboardDictionary["users"]): ConflictField[] {
  const { fields, roles, statuses } = users;
  const shown = ({ role, status, ...values }: UserValues) => ({
    ...values,
    role: roles[role as Role],
    status: statuses[status as Status],
  });
  const [mine, stored] = [shown(yours), shown(theirs)];
  return (["name", "phoneNumber", "email", "role", "status"] as const).map((field) => ({
    label: fields[field],
    yours: mine[field],
    theirs: stored[field],
  }));
}

/** Registers a user, then shows the link for the first login. */
export function RegisterDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const { form: t, fields } = useDashboardDictionary().users;
  const trpc = useTrpc().users;
  const queryClient = useQueryClient();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const form = useForm(
    userRegistration,
    { name: "", phoneNumber: "", email: "" },
    {
      draft: "user/new",
      save: { mutationFn: useRegistration() },
      onSaved: ({ setPasswordUrl: url, ...user }) => {
        void queryClient.invalidateQueries(trpc.list.pathFilter());
        setInvitation({ user, url, reason: "registered" });
      },
    },
  );

  if (invitation) return <InviteDialog invitation={invitation} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={title}
      submitLabel={t.register}
      busyLabel={t.registering}
      onClose={onClose}
      alert={form.reason && fill(t.registrationFailed, { reason: form.reason })}
    >
      <TextField label={fields.name} required autoComplete="off" {...form.field("name")} data-autofocus />
      <TextField label={fields.phoneNumber} type="tel" required autoComplete="off" {...form.field("phoneNumber")} />
      <TextField label={fields.email} type="email" required autoComplete="off" {...form.field("email")} />
      <p className="small mute">{t.noPasswordNeeded}</p>
    </FormDialog>
  );
}

export function DeleteUserDialog({ user, onClose, onDone }: UserDialogProps<EditedUser>) {
  const { users, errors, dashboard } = useDashboardDictionary();
  const t = users.confirm;
  const change = useMutation(
    useTrpc().users.changeStatus.mutationOptions({ meta: { shown: true }, onSuccess: onDone }),
  );
  if (change.isError) {
    return (
      <AlertDialog onClose={onClose}>
        <span>{users.statusFailed}</span> <span>{failureMessage(change.error, errors)}</span>
      </AlertDialog>
    );
  }
  return (
    <ConfirmDialog
      title={dashboard.delete}
      question={t.question}
      explanation={fill(t.consequence, { name: user.name })}
      confirmLabel={change.isPending ? dashboard.deleting : dashboard.delete}
      variant="del"
      busy={change.isPending}
      onConfirm={() => change.mutate({ id: user.id, status: "DELETED" })}
      onClose={onClose}
    />
  );
}

export function UserPasskeysDialog({ user, onClose, onDone }: UserDialogProps<Invitation>) {
  const { id, name } = user;
  const { passkeys: t, dashboard } = useDashboardDictionary();
  const trpc = useTrpc();
  const self = useSessionUser().id === id;
  const query = trpc.passkeys.ofUser.queryOptions({ userId: id }, { staleTime: 0, gcTime: 0 });
  const { data, error, refetch } = useQuery(query);
  const reset = useMutation(
    trpc.users.resetPasskeys.mutationOptions({
      onSuccess: ({ setPasswordUrl: url }) => onDone({ user, url, reason: "passkeysReset" }),
    }),
  );
  const actions = !self && (
    <Button variant="del" busy={reset.isPending} onClick={() => reset.mutate({ id })}>
      {reset.isPending ? t.removing : t.ofUser.reset}
    </Button>
  );
  return (
    <Dialog title={fill(t.ofUser.openOne, { name })} onClose={onClose} actions={actions}>
      {error && <FailedList onRetry={() => void refetch()}>{dashboard.listFailed}</FailedList>}
      {!data && !error && <LoadingStar />}
      {data && <PasskeyList passkeys={data} />}
      {!self && <p>{fill(t.ofUser.lead, { name })}</p>}
    </Dialog>
  );
}

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
