import { clipSearch, searchLimits } from "@visiga/contracts/fields";
import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { SessionsDialog } from "#dashboard/shared/session/session-lists.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useDebouncedInput } from "#platform/forms/use-debounced-input.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import { type Invitation, InviteDialog } from "./dialogs/invite-dialog.tsx";
import { DeleteUserDialog, EditUserDialog, RegisterDialog, UserPasskeysDialog } from "./dialogs/user-dialogs.tsx";
import { useRestoreUser, useUserList } from "./use-users.ts";
import { type UserDialog, UserList } from "./user-list.tsx";
import { PasskeyRequirement, ReviewRule } from "./user-rules.tsx";
import styles from "./users-panel.module.css";

export function UsersPanel({ addTitle }: { addTitle: string }) {
  const { users } = useDashboardDictionary();
  if (useSessionUser().role === "ADMIN") return <UserManagement addTitle={addTitle} />;
  return (
    <>
      <TabHead title={users.title} />
      <p>{users.notAllowed}</p>
    </>
  );
}

function UserManagement({ addTitle }: { addTitle: string }) {
  const { users } = useDashboardDictionary();
  const [search, setSearch] = useState("");
  const [all, setAll] = useState(false);
  const { words, setWords } = useDebouncedInput(search, (typed) => setSearch(clipSearch(typed)));
  const list = useUserList(search, all);
  const [open, setOpen] = useState<UserDialog | { readonly what: "register" } | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);

  const invite = (invitation: Invitation) => setOpen({ what: "invite", invitation });
  const { undoDeletion } = useRestoreUser(invite);

  const refreshAndInvite = (invitation: Invitation) => {
    list.refresh();
    invite(invitation);
  };
  const saved = ({ name, setPasswordUrl: url }: EditedUser) => {
    if (url) return refreshAndInvite({ name, url, reason: "broughtBack" });
    list.refresh();
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
        <Button icon="plus" onClick={() => setOpen({ what: "register" })}>
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
          maxLength={searchLimits.length}
          autoComplete="off"
          className={styles.field}
          value={words}
          onChange={(event) => setWords(event.target.value)}
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
          onRegistered={({ name, setPasswordUrl: url }) => refreshAndInvite({ name, url, reason: "registered" })}
        />
      )}
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
