import { lifetimes } from "@visiga/contracts/auth";
import type { UserRecord } from "@visiga/contracts/users";
import { fill, formatDay } from "@visiga/i18n/format";
import encodeQR from "qr";
import { useMemo, useRef, useState } from "react";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { serverNow } from "#platform/clock/server-clock.ts";
import { copyText, shareAddress } from "#platform/document/share-address.ts";
import { whatsApp } from "#platform/school/telephone.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import styles from "./user-dialogs.module.css";

export interface Invitation {
  readonly user: Pick<UserRecord, "name" | "phoneNumber">;
  readonly url: string;
  readonly reason: "registered" | "renewed" | "broughtBack" | "passkeysReset";
}

/** Shows a one-time link to copy, share or scan. It is shown only once. */
export function InviteDialog({ invitation, onClose }: { invitation: Invitation; onClose: () => void }) {
  const { users, passkeys, dashboard } = useDashboardDictionary();
  const { common } = useDictionary();
  const { invite } = users;
  const language = useLanguage();
  const link = useRef<HTMLInputElement>(null);
  const [until] = useState(() => new Date(serverNow().getTime() + lifetimes.passwordLink * 1000).toISOString());
  const [copied, setCopied] = useState(false);
  const { user, url, reason } = invitation;
  const { name, phoneNumber } = user;
  const chat = phoneNumber && whatsApp(phoneNumber, `${invite.shareText} ${url}`);
  const code = useMemo(() => encodeQR(url, "data-url", { ecc: "medium", border: 4 }), [url]);
  const said = reason === "passkeysReset" ? passkeys.ofUser.invite : invite[reason];

  const copy = async () => {
    const done = await copyText(url);
    setCopied(done);
    // Without clipboard access, the link is selected instead.
    if (!done) link.current?.select();
  };
  const share = async () => setCopied(await shareAddress({ title: invite.title, text: invite.shareText, url }));
  const actions = (
    <>
      <Button icon="copy" onClick={copy} data-autofocus>
        {invite.copy}
      </Button>
      {"share" in navigator && (
        <Button icon="share" variant="line" onClick={share}>
          {invite.share}
        </Button>
      )}
      <Button variant="line" onClick={onClose}>
        {dashboard.done}
      </Button>
    </>
  );
  return (
    <Dialog title={invite.title} onClose={onClose} actions={actions}>
      <p>{fill(said, { name, day: formatDay(until, language) })}</p>
      <div className={`wraps gap-5 above-5 ${styles.scan}`}>
        {/* Dark on light in both themes, because some cameras cannot read an inverted code. */}
        <img src={code} alt={invite.qr} className={styles.code} />
        <p className="fills smaller mute">{invite.qrHint}</p>
      </div>
      {chat && (
        <ButtonLink variant="line" size="row" to={chat} target="_blank" rel="noreferrer" className="above-4">
          {fill(invite.whatsapp, { telephone: phoneNumber })}
        </ButtonLink>
      )}
      <TextField
        ref={link}
        id="invite-link"
        label={invite.link}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div role="status">{copied && <p>{common.copied}</p>}</div>
    </Dialog>
  );
}
