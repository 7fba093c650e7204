import type { EditedUser, UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useSessionUser } from "#dashboard/shared/session/session-user.ts";
import { SessionsDialog } from "#dashboard/shared/session/sessions-dialog.tsx";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useSettled } from "#platform/data/use-settled.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { DeleteUserDialog } from "./dialogs/delete-user-dialog.tsx";
import { EditUserDialog } from "./dialogs/edit-user-dialog.tsx";
import { type Invitation, InviteDialog } from "./dialogs/invite-dialog.tsx";
import { RegisterDialog } from "./dialogs/register-dialog.tsx";
import { UserPasskeysDialog } from "./dialogs/user-passkeys-dialog.tsx";
import { PasskeyRequirement } from "./passkey-requirement.tsx";
import { useRestoreUser } from "./use-restore-user.ts";
import { useUserList } from "./use-user-list.ts";
import { UserList } from "./user-list.tsx";
import { UserTools } from "./user-tools.tsx";

interface UsersPanelProps {
  addTitle: string;
}

type Open =
  | { readonly what: "register" }
  | { readonly what: "edit" | "delete" | "sessions" | "passkeys"; readonly user: UserRecord }
  | { readonly what: "invite"; readonly invitation: Invitation };

/** User management for administrators; other users see whom to contact. */
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
  const [open, setOpen] = useState<Open | null>(null);
  const showToast = useToast();
  const close = () => setOpen(null);

  const invite = (invitation: Invitation) => setOpen({ what: "invite", invitation });
  const { undoDeletion } = useRestoreUser({ onDone: list.refresh, onLink: invite });

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
      <UserTools search={search} onSearch={setSearch} all={all} onAll={setAll} />
      <UserList
        list={list}
        onClear={search ? () => setSearch("") : undefined}
        onEdit={(user) => setOpen({ what: "edit", user })}
        onDelete={(user) => setOpen({ what: "delete", user })}
        onSessions={(user) => setOpen({ what: "sessions", user })}
        onPasskeys={(user) => setOpen({ what: "passkeys", user })}
        onLink={invite}
        onRestored={list.refresh}
      />
      <PasskeyRequirement />
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
