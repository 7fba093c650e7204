import { restorePath } from "@visiga/contracts/public-paths";
import type { RestoreState } from "@visiga/contracts/restore";
import { fill } from "@visiga/i18n/format";
import { isRestorePoint } from "#backup/backup-names.ts";
import { type Html, html } from "./html.ts";
import type { PageWords } from "./page-words.ts";

/** An upload, and the backups that the server finds. While the site does not start, the newest backup comes first. */
export function backupChoice(t: PageWords, { upload, backups, down }: RestoreState): Html {
  const { stored } = t.restore;
  const list = html`<section>
<h2>${stored.title}</h2>
${backups.length === 0 && html`<p>${stored.none}</p>`}
<ul class="backups">${backups.map((backup, index) => storedBackup(t, backup, down !== null && index === 0))}</ul>
</section>`;
  const sections = [uploadedBackup(t, upload), list];
  return html`<div class="places">${down ? sections.reverse() : sections}</div>`;
}

function storedBackup(t: PageWords, backup: RestoreState["backups"][number], isOffered: boolean): Html {
  const { stored } = t.restore;
  const { name, bytes, madeAt, encrypted } = backup;
  const title = madeAt ? t.moment(madeAt) : name;
  const notes = [madeAt && name, isRestorePoint(name) && stored.restorePoint].filter(Boolean).join(" · ");
  return html`<li>
<p><b>${title} (${t.bytes(bytes)})</b><small>${notes}</small></p>
${checkForm(t, { name, encrypted, text: html`${stored.check}<span class="visually-hidden"> ${title}</span>`, isOffered })}
</li>`;
}

interface CheckForm {
  /** Absent: the uploaded file. */
  readonly name?: string;
  readonly encrypted: boolean;
  readonly text: Html | string;
  readonly isOffered: boolean;
}

/** Button that checks a backup. An encrypted one opens the field of its passphrase first. */
function checkForm({ restore: { passphrase } }: PageWords, { name, encrypted, text, isOffered }: CheckForm): Html {
  const id = `passphrase-${name ?? "upload"}`;
  const button = html`<button class="button low ${isOffered ? "" : "line"}">${text}</button>`;
  const field = html`<div class="field"><label for="${id}">${passphrase.label}</label>
<input id="${id}" type="password" name="passphrase" autocomplete="off" aria-describedby="${id}-hint">
<small id="${id}-hint">${passphrase.lead}</small></div>
${button}`;
  return html`<form method="post" action="${restorePath}/check">
${name !== undefined && html`<input type="hidden" name="name" value="${name}">`}
${encrypted ? html`<details class="opens"><summary class="button low ${isOffered ? "" : "line"}">${text}</summary>${field}</details>` : button}
</form>`;
}

/** A file of this device. The script sends it in parts, and continues after a lost connection. */
function uploadedBackup(t: PageWords, upload: RestoreState["upload"]): Html {
  const { upload: texts } = t.restore;
  const isWhole = upload !== null && upload.received === upload.size;
  return html`<section id="upload" data-words="${scriptWords(t)}" data-upload="${JSON.stringify(upload)}">
<h2>${texts.title}</h2>
<noscript><p class="note">${texts.needsScript}</p></noscript>
<p class="notice bad" role="alert" data-error hidden></p>
<div data-progress${!upload && html` hidden`}>
<p data-name>${upload?.name}</p>
<progress max="${upload?.size ?? 1}" value="${upload?.received ?? 0}" aria-label="${upload?.name}"></progress>
<p data-arrived>${upload && fill(texts.arrived, { received: t.bytes(upload.received), size: t.bytes(upload.size) })}</p>
</div>
<p role="status" data-waiting></p>
${isWhole && checkForm(t, { encrypted: upload.name.endsWith(".age"), text: texts.check, isOffered: false })}
${upload && !isWhole && html`<p data-again>${fill(texts.again, { name: upload.name })}</p>`}
<input type="file" accept=".tar,.age" hidden aria-label="${texts.choose}">
<div class="buttons">
${!isWhole && html`<button type="button" class="button low line" data-choose hidden>${texts.choose}</button>`}
<form method="post" action="${restorePath}/discard" data-remove${!upload && html` hidden`}><button class="button low line">${texts.remove}</button></form>
</div>
</section>`;
}

/** What the script says while it sends. */
function scriptWords({ restore: { upload }, errors, common, saver, language }: PageWords): string {
  const { arrived, minutes, waiting } = upload;
  const { kilobytes, megabytes } = saver;
  return JSON.stringify({
    language,
    arrived,
    minutes,
    waiting,
    kilobytes,
    megabytes,
    ...errors.proxy,
    unreachable: common.unreachable,
    replaced: errors.failure.restore_part_misplaced,
  });
}
