import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { SessionsDialog } from "#dashboard/shared/session/sessions-dialog.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useSettled } from "#platform/data/use-settled.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { DeleteUserDialog } from "./dialogs/delete-user-dialog.tsx";
import { EditUserDialog } from "./dialogs/edit-user-dialog.tsx";
import { type Invitation, InviteDialog } from "./dialogs/invite-dialog.tsx";
import { RegisterDialog } from "./dialogs/register-dialog.tsx";
import { UserPasskeysDialog } from "./dialogs/user-passkeys-dialog.tsx";
import { PasskeyRequirement } from "./passkey-requirement.tsx";
import { ReviewRule } from "./review-rule.tsx";
import { useRestoreUser } from "./use-restore-user.ts";
import { useUserList } from "./use-user-list.ts";
import { type UserDialog, UserList } from "./user-list.tsx";
import styles from "./users-panel.module.css";

interface UsersPanelProps {
  addTitle: string;
}

export function UsersPanel({ addTitle }: UsersPanelProps) {
  const { users } = useDashboardDictionary();
  if (useSessionUser().role === "ADMIN") return <UserManagement addTitle={addTitle} />;
  return (
    <>
      <TabHead title={users.title} />
      <p>{users.notAllowed}</p>
    </>
  );
}

function UserManagement({ addTitle }: UsersPanelProps) {
  const { users } = useDashboardDictionary();
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const list = useUserList({ search: useSettled(search), all });
  const [open, setOpen] = useState<UserDialog | { readonly what: "register" } | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);

  const invite = (invitation: Invitation) => setOpen({ what: "invite", invitation });
  const { undoDeletion } = useRestoreUser(invite);

  const saved = ({ name, setPasswordUrl: url }: EditedUser) => {
    list.refresh();
    if (url) return invite({ name, url, reason: "broughtBack" });
    close();
    showToast(fill(users.notice.saved, { name }));
  };
  const deleted = (before: UserRecord) => {
    close();
    list.refresh();
    showToast(fill(users.notice.deleted, { name: before.name }), () => undoDeletion(before));
  };

  return (
    <>
      <TabHead title={users.title}>
        <Button onClick={() => setOpen({ what: "register" })}>
          <Icon name="plus" />
          {users.add}
        </Button>
      </TabHead>
      <search className={styles.tools}>
        <TextField
          type="search"
          id="user-search"
          label={users.search.label}
          labelHidden
          placeholder={users.search.label}
          maxLength={100}
          autoComplete="off"
          className={styles.field}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Switch label={users.showAll} checked={all} onChange={(event) => setAll(event.target.checked)} />
      </search>
      <UserList list={list} onClear={search ? () => setSearch("") : undefined} onOpen={setOpen} />
      <PasskeyRequirement />
      <ReviewRule />
      {open?.what === "register" && (
        <RegisterDialog
          title={addTitle}
          onClose={close}
          onRegistered={({ name, setPasswordUrl }) => {
            list.refresh();
            invite({ name, url: setPasswordUrl, reason: "registered" });
          }}
        />
      )}
      {open?.what === "edit" && <EditUserDialog user={open.user} onClose={close} onSaved={saved} />}
      {open?.what === "delete" && (
        <DeleteUserDialog user={open.user} onClose={close} onDeleted={() => deleted(open.user)} />
      )}
      {open?.what === "sessions" && <SessionsDialog user={open.user} onClose={close} />}
      {open?.what === "passkeys" && (
        <UserPasskeysDialog
          user={open.user}
          onClose={close}
          onReset={(invitation) => {
            list.refresh();
            invite(invitation);
          }}
        />
      )}
      {open?.what === "invite" && <InviteDialog invitation={open.invitation} onClose={close} />}
    </>
  );
}
