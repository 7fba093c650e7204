import { lifetimes } from "@visiga/contracts/auth";
import { fill, formatDay } from "@visiga/i18n/format";
import { useRef, useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useDictionary, useLanguage } from "../../../platform/dictionary.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";

/** A one-time link to hand on. */
export interface Invitation {
  readonly name: string;
  readonly url: string;
  readonly reason: "registered" | "renewed";
}

/** Shows a link that is never shown again. */
export function InviteDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { invite } = useDashboardDictionary().users;
  const { common } = useDictionary();
  const language = useLanguage();
  const link = useRef<HTMLInputElement>(null);
  const [until] = useState(() => new Date(Date.now() + lifetimes.passwordLink * 1000).toISOString());
  const [copied, setCopied] = useState(false);
  const { name, url, reason } = invitation;

  const copy = async () => {
    link.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // Without a secure address the clipboard is closed; the link stands there, selected.
    }
  };
  const actions = (
    <>
      <Button onClick={copy} data-autofocus>
        <Icon name="copy" />
        {invite.copy}
      </Button>
      <Button variant="line" onClick={onClose}>
        {invite.done}
      </Button>
    </>
  );
  return (
    <Dialog open title={invite.title} closeLabel={common.close} onClose={onClose} actions={actions}>
      <p>{fill(invite[reason], { name, day: formatDay(until, language) })}</p>
      <TextField
        ref={link}
        id="invite-link"
        label={invite.link}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <p role="status">{copied && invite.copied}</p>
    </Dialog>
  );
}
