import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clipSearch } from "@visiga/contracts/fields";
import { requirementChange } from "@visiga/contracts/passkeys";
import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill, formatDay } from "@visiga/i18n/format";
import { useState } from "react";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { DateField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { SearchField } from "#dashboard/shared/lists/search-field.tsx";
import { useReviewRule } from "#dashboard/shared/review/use-review-rule.ts";
import { SessionsDialog } from "#dashboard/shared/session/session-lists.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { type Invitation, InviteDialog } from "./dialogs/invite-dialog.tsx";
import { DeleteUserDialog, EditUserDialog, RegisterDialog, UserPasskeysDialog } from "./dialogs/user-dialogs.tsx";
import { type UserDialog, UserList, useUserAccess, useUserList } from "./user-list.tsx";
import styles from "./users-panel.module.css";

export const UsersTab = () => <UsersPanel addTitle={useDashboardDictionary().users.form.registerTitle} />;

export function UsersPanel({ addTitle }: { addTitle: string }) {
  const { users, dashboard } = useDashboardDictionary();
  if (useSessionUser().role === "ADMIN") return <UserManagement addTitle={addTitle} />;
  return (
    <>
      <TabHead title={dashboard.tabs.users} />
      <p>{users.notAllowed}</p>
    </>
  );
}

function UserManagement({ addTitle }: { addTitle: string }) {
  const { users, dashboard } = useDashboardDictionary();
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const list = useUserList(search, all);
  const [open, setOpen] = useState<UserDialog | { readonly what: "register" } | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);

  const invite = (invitation: Invitation) => setOpen({ what: "invite", invitation });
  const access = useUserAccess(invite);

  const refreshAndInvite = (invitation: Invitation) => {
    list.refresh();
    invite(invitation);
  };
  const saved = ({ setPasswordUrl: url, ...user }: EditedUser) => {
    if (url) return refreshAndInvite({ user, url, reason: "broughtBack" });
    list.refresh();
    close();
    showToast(fill(users.notice.saved, { name: user.name }));
  };
  const deleted = (before: UserRecord) => {
    close();
    list.refresh();
    showToast(fill(users.notice.deleted, { name: before.name }), () => access.undoDeletion(before));
  };

  return (
    <>
      <TabHead title={dashboard.tabs.users}>
        <Button icon="plus" onClick={() => setOpen({ what: "register" })}>
          {users.add}
        </Button>
      </TabHead>
      <search className={`row wraps gap-3 below-5 ${styles.tools}`}>
        <SearchField
          id="user-search"
          label={users.search}
          autoComplete="off"
          className={styles.field}
          search={search}
          onSearch={(typed) => setSearch(clipSearch(typed))}
        />
        <Switch label={users.showAll} checked={all} onChange={(event) => setAll(event.target.checked)} />
      </search>
      <UserList list={list} access={access} onClear={search ? () => setSearch("") : undefined} onOpen={setOpen} />
      <PasskeyRequirement />
      <ReviewRule />
      {open?.what === "register" && <RegisterDialog title={addTitle} onClose={close} />}
      {open?.what === "edit" && <EditUserDialog user={open.user} onClose={close} onDone={saved} />}
      {open?.what === "delete" && (
        <DeleteUserDialog user={open.user} onClose={close} onDone={() => deleted(open.user)} />
      )}
      {open?.what === "sessions" && <SessionsDialog user={open.user} onClose={close} />}
      {open?.what === "passkeys" && <UserPasskeysDialog user={open.user} onClose={close} onDone={refreshAndInvite} />}
      {open?.what === "invite" && <InviteDialog invitation={open.invitation} onClose={close} />}
    </>
  );
}

/** Says whether administrators need a passkey and who has none, and opens the dialog that changes it. */
function PasskeyRequirement() {
  const { requirement: t } = useDashboardDictionary().passkeys;
  const language = useLanguage();
  const { data } = useQuery(useTrpc().passkeys.requirement.queryOptions());
  const [open, setOpen] = useState(false);
  if (!data) return null;
  const { from, without } = data;
  const change = (
    <Button variant="line" size="row" onClick={() => setOpen(true)}>
      {from ? t.change : t.set}
    </Button>
  );
  return (
    <>
      <Notice icon="key" action={change} className="above-6">
        {from ? fill(t.from, { day: formatDay(from, language) }) : t.none}
        {from && without.length > 0 && ` ${fill(t.without, { names: without.join(", ") })}`}
      </Notice>
      {open && <PasskeyRequirementDialog from={from} onClose={() => setOpen(false)} />}
    </>
  );
}

/** @param from the day that is set; null if none is */
function PasskeyRequirementDialog({ from, onClose }: { from: string | null; onClose: () => void }) {
  const { requirement: t } = useDashboardDictionary().passkeys;
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
    { save: trpc.passkeys.require.mutationOptions(), onSaved: () => saved(t.saved), focus: "from" },
  );
  const lifting = useMutation(trpc.passkeys.require.mutationOptions({ onSuccess: () => saved(t.lifted) }));
  const lift = from && (
    <Button variant="line" disabled={form.busy} busy={lifting.isPending} onClick={() => lifting.mutate({ from: null })}>
      {t.lift}
    </Button>
  );
  return (
    <FormDialog form={form} title={t.set} onClose={onClose} extra={lift}>
      <p>{t.lead}</p>
      <DateField label={t.day} min={today()} required {...form.field("from")} data-autofocus />
    </FormDialog>
  );
}

/** Whether what a USER adds or changes waits for an ADMIN. */
function ReviewRule() {
  const { users } = useDashboardDictionary();
  const { files } = useTrpc();
  const queryClient = useQueryClient();
  const rule = useReviewRule();
  const { mutate, isPending, variables } = useMutation(
    files.setReviewRule.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: files.reviewRule.queryKey() }),
    }),
  );
  return (
    <div className="above-4">
      <Switch
        label={users.review}
        checked={(isPending ? variables : rule)?.required ?? false}
        disabled={!rule}
        onChange={({ target }) => mutate({ required: target.checked })}
      />
    </div>
  );
}
