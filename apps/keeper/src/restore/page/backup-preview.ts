import { restorePath } from "@visiga/contracts/public-paths";
import type { RestorePreview } from "@visiga/contracts/restore";
import { fill } from "@visiga/i18n/format";
import { type Html, html, notice, sentences } from "./html.ts";
import type { PageWords } from "./page-words.ts";

/** What is inside the checked backup, and what it would change. */
export function backupPreview(t: PageWords, preview: RestorePreview): Html {
  const { preview: texts, confirm } = t.restore;
  const { madeAt, version, records, photos, bytes, accounts, sameSite } = preview;
  const accountLines = accounts.first.map(({ email, administrator, active }) =>
    [email, administrator && texts.administrator, !active && texts.inactive].filter(Boolean).join(", "),
  );
  const fact = (term: string, value: Html | string) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`;
  const moment = t.dayAndTime(madeAt);
  return html`<section class="stack">
<h2 tabindex="-1">${texts.title}</h2>
<dl class="facts wide">
${fact(texts.made, t.moment(madeAt))}
${fact(texts.version, version)}
${fact(texts.records, t.number(records))}
${fact(texts.photos, t.number(photos))}
${fact(texts.size, t.bytes(bytes))}
${fact(texts.accounts, html`<ul>${accountLines.map((line) => html`<li>${line}</li>`)}</ul>${more(t, accounts)}`)}
</dl>
${sameSite === false && notice(fill(texts.otherSite, moment))}
${sameSite === null && notice(fill(texts.unreadable, moment))}
${changes(t, preview)}
<p><a class="button low del" href="?confirm">${confirm.submit}</a></p>
</section>`;
}

/** The question before the restore. @param check id of the check whose backup it asks about */
export function confirmation(
  { restore, dashboard, dayAndTime }: PageWords,
  preview: RestorePreview,
  check: string,
): Html {
  const { confirm, saved, unsaved } = restore;
  return html`<section class="stack">
<h2 tabindex="-1">${confirm.title}</h2>
<p>${fill(confirm.question, dayAndTime(preview.madeAt))}</p>
<p>${confirm.explanation} ${preview.sameSite === null ? unsaved : saved}</p>
<form method="post" action="${restorePath}/start" class="buttons" data-stays>
<input type="hidden" name="check" value="${check}">
<button class="button low del">${confirm.submit}</button>
<a class="button low line" href="${restorePath}">${dashboard.cancel}</a>
</form>
</section>`;
}

function changes(t: PageWords, { sameSite, shownAgain, requestsAgain, accountsAgain }: RestorePreview): Html {
  const texts = t.restore.preview;
  const pages: Readonly<Record<string, string>> = t.images.pages;
  const count = (value: number) => ({ count: t.number(value) });
  if (shownAgain.total + requestsAgain + accountsAgain.total === 0) return html`<p>${texts.nothing}</p>`;
  const shown = html`<ul class="list">${shownAgain.first.map(
    ({ name, page }) => html`<li>${name} (${Object.hasOwn(pages, page) ? pages[page] : page})</li>`,
  )}</ul>${more(t, shownAgain)}`;
  return html`${shownAgain.total > 0 && sameSite && html`<p>${texts.shown}</p>${shown}`}
${
  shownAgain.total > 0 &&
  !sameSite &&
  html`<details><summary>${fill(texts.count, count(shownAgain.total))}</summary>${shown}</details>`
}
${requestsAgain > 0 && html`<p>${fill(texts.requests, count(requestsAgain))}</p>`}
${accountsAgain.total > 0 && html`<p>${texts.accountsAgain}</p>${sentences(accountsAgain.first)}${more(t, accountsAgain)}`}`;
}

/** The number of those that are not listed. */
function more({ restore, number }: PageWords, { first, total }: { first: readonly unknown[]; total: number }) {
  const count = total - first.length;
  return count > 0 && html`<p>${fill(restore.preview.more, { count: number(count) })}</p>`;
}
