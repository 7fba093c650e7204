import { restorePath } from "@visiga/contracts/public-paths";
import { type RestoreRun, type RestoreState, type RestoreStep, restoreSteps } from "@visiga/contracts/restore";
import { fill } from "@visiga/i18n/format";
import type { Restore } from "#restore/restore.ts";
import { backupChoice } from "./backup-choice.ts";
import { backupPreview, confirmation } from "./backup-preview.ts";
import { alert, type Html, html, notice, sentences } from "./html.ts";
import type { PageContent } from "./page-layout.ts";
import type { PageWords } from "./page-words.ts";

type Present = Pick<Restore, "down" | "progress">;

/** What the user has opened in the page: another backup, or a question. */
export type Opened = "choose" | "confirm" | "undo" | null;

/** Asks for the code of the server's output, which nobody can enter during a restore. @param refusal why a key was refused */
export function codeForm(t: PageWords, { down, progress }: Present, refusal: string | null): PageContent {
  const { code, down: siteIsDown, visitors } = t.restore;
  if (progress) return { status: visitors, state: notice(visitors), changes: true };
  const state = html`${down && notice(siteIsDown, "bad")}
<form method="post" action="${restorePath}/key" class="form">
${alert(refusal)}
<div class="field"><label for="code">${code.label}</label>
<input id="code" name="key" required autocomplete="off" autocapitalize="none" spellcheck="false" aria-describedby="code-hint">
<small id="code-hint">${down ? code.downHint : code.hint}</small></div>
<button class="button">${code.submit}</button>
<p class="note">${down ? code.downNote : html`${code.note} <a class="text" href="/login">${code.login}</a>`}</p>
</form>`;
  return { status: null, state, changes: false };
}

/** @param refusal why the last request was refused */
export function stateContent(t: PageWords, state: RestoreState, opened: Opened, refusal: string | null): PageContent {
  const { restore } = t;
  const { run, down } = state;
  const { id = "", result: check = null } = state.check ?? {};
  const above = html`${down && siteDown(t, down)}${alert(refusal)}`;
  if (run?.phase === "running") return steps(t, run.step, run.done, run.of);
  const choice = () => unchanging(html`${above}${backupChoice(t, state)}`);
  if (opened === "choose") return choice();
  const other = html`<p><a class="text" href="?choose">${restore.back}</a></p>`;
  if (check?.phase === "running")
    return {
      status: restore.checking,
      state: html`${above}${notice(html`${restore.checking} ${!down && restore.runsOn}`)}${other}`,
      changes: true,
    };
  if (check?.phase === "done") {
    if (opened === "confirm") return unchanging(html`${above}${confirmation(t, check.preview, id)}`);
    return unchanging(html`${above}${backupPreview(t, check.preview)}${other}`);
  }
  if (!check && run?.phase === "done") {
    if (run.pages.length === 0 && !down) return steps(t, "pages", 0, 0);
    if (opened === "undo" && run.restorePoint !== null) return unchanging(html`${above}${undo(t, run.restorePoint)}`);
    return unchanging(html`${above}${restored(t, run)}${other}`);
  }
  const failed = check ?? (run?.phase === "failed" ? run : null);
  const content = choice();
  return failed ? { ...content, state: html`${failure(t, failed)}${content.state}` } : content;
}

const unchanging = (state: Html): PageContent => ({ status: null, state, changes: false });

const siteDown = ({ restore }: PageWords, lines: readonly string[]): Html => html`<div class="failed">
${notice(restore.down, "bad")}
<p class="detail">${fill(restore.detail, { detail: lines.join(" ") })}</p>
</div>`;

const failure = ({ restore }: PageWords, { failure: kind, detail }: Extract<RestoreRun, { phase: "failed" }>): Html =>
  html`<div class="failed" role="alert">
${notice(`${restore.failures[kind]} ${restore.unchanged}`, "bad")}
<p class="detail">${fill(restore.detail, { detail })}</p>
</div>`;

/** `of` is 0 for a step that is not counted. */
function steps({ restore, number }: PageWords, step: RestoreStep | "pages", done: number, of: number): PageContent {
  const all = [...restoreSteps, "pages"] as const;
  const present = all.indexOf(step);
  const line = (name: RestoreStep | "pages", index: number) =>
    html`<li class="${index < present ? "done" : "open"}"${index === present && html` aria-current="step"`}><span>${restore.steps[name]}${
      index === present && of > 0 && html` <small>${fill(restore.step, { done: number(done), of: number(of) })}</small>`
    }</span></li>`;
  const state = html`<ol class="steps">${all.map(line)}</ol><p>${restore.running}</p>`;
  return { status: restore.steps[step], state, changes: true };
}

function restored(t: PageWords, run: Extract<RestoreRun, { phase: "done" }>): Html {
  const { done } = t.restore;
  const { madeAt, pages, restorePoint, wayBackUntil, report } = run;
  const broken = pages.filter(({ opens }) => !opens).map(({ path }) => path);
  const counts = { opens: t.number(pages.length - broken.length), all: t.number(pages.length) };
  return html`<div class="stack">
${notice(fill(done.title, t.dayAndTime(madeAt)))}
${pages.length > 0 && html`<p>${fill(done.pages, counts)}</p>`}
${broken.length > 0 && notice(fill(done.broken, { paths: broken.join(", ") }), "bad")}
${pages.length > 0 && html`<p>${done.note}</p><p><a class="button low" href="/login">${done.login}</a></p>`}
${
  restorePoint !== null &&
  html`<p>${fill(done.backNote, t.dayAndTime(wayBackUntil))}</p><p><a class="button low line" href="?undo">${done.back}</a></p>`
}
${report.length > 0 && html`<details><summary>${done.report}</summary>${sentences(report)}</details>`}
</div>`;
}

const undo = ({ restore: { done }, dashboard }: PageWords, restorePoint: string): Html => html`<section class="stack">
<h2>${done.back}</h2>
<p>${done.backQuestion}</p>
<p>${done.backExplanation}</p>
<form method="post" action="${restorePath}/check" class="buttons">
<input type="hidden" name="name" value="${restorePoint}">
<button class="button low">${done.back}</button>
<a class="button low line" href="${restorePath}">${dashboard.cancel}</a>
</form>
</section>`;
