import type { UserRecord } from "@visiga/contracts/users";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useSessionUser } from "../auth/session-user.ts";
import { TabHead } from "../frame/tab-head.tsx";
import { useSay } from "../frame/toasts.tsx";
import { useLaterFocus } from "../frame/use-later-focus.ts";
import { DeleteUserDialog } from "./delete-user-dialog.tsx";
import { EditUserDialog } from "./edit-user-dialog.tsx";
import { type Invitation, InviteDialog } from "./invite-dialog.tsx";
import { RegisterDialog } from "./register-dialog.tsx";
import { useUserList } from "./use-user-list.ts";
import { UserList } from "./user-list.tsx";

interface UsersPanelProps {
  /** What the dialog for a new account is called here. */
  addTitle: string;
}

type Open =
  | { readonly what: "register" }
  | { readonly what: "edit" | "delete"; readonly user: UserRecord }
  | { readonly what: "invite"; readonly invitation: Invitation };

/** The accounts, for administrators; everybody else reads whom to ask. */
export function UsersPanel({ addTitle }: UsersPanelProps) {
  const { users } = useDashboardDictionary();
  if (useSessionUser().role === "ADMIN") return <Accounts addTitle={addTitle} />;
  return (
    <>
      <TabHead title={users.title} />
      <p>{users.notAllowed}</p>
    </>
  );
}

function Accounts({ addTitle }: UsersPanelProps) {
  const { users } = useDashboardDictionary();
  const list = useUserList();
  const [open, setOpen] = useState<Open | null>(null);
  const [title, focusTitle] = useLaterFocus<HTMLHeadingElement>();
  const say = useSay();
  const close = () => setOpen(null);
  const changed = (notice: string) => {
    close();
    list.refresh();
    say(notice);
  };

  return (
    <>
      <TabHead title={users.title} titleRef={title}>
        <Button onClick={() => setOpen({ what: "register" })}>
          <Icon name="plus" />
          {users.add}
        </Button>
      </TabHead>
      <UserList
        list={list}
        onEdit={(user) => setOpen({ what: "edit", user })}
        onDelete={(user) => setOpen({ what: "delete", user })}
        onNewLink={(invitation) => setOpen({ what: "invite", invitation })}
      />
      {open?.what === "register" && (
        <RegisterDialog
          title={addTitle}
          onClose={close}
          onRegistered={({ name, setPasswordUrl }) => {
            list.refresh();
            setOpen({ what: "invite", invitation: { name, url: setPasswordUrl, reason: "registered" } });
          }}
        />
      )}
      {open?.what === "edit" && (
        <EditUserDialog
          user={open.user}
          onClose={close}
          onSaved={({ name }) => changed(fill(users.notice.saved, { name }))}
        />
      )}
      {open?.what === "delete" && (
        <DeleteUserDialog
          user={open.user}
          onClose={close}
          onDeleted={({ name }) => {
            changed(fill(users.notice.deleted, { name }));
            focusTitle();
          }}
        />
      )}
      {open?.what === "invite" && <InviteDialog invitation={open.invitation} onClose={close} />}
    </>
  );
}
