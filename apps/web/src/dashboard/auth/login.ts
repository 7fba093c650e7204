import { passkeyObstacle } from "#dashboard/shared/session/passkey-device.ts";
import { documentLanguage, screenLanguage } from "#dashboard/shared/toggles/screen-language.ts";
import { proxyProblem, UnexpectedResponse } from "#platform/answers/unexpected-response.ts";
import { callProcedure, Refused } from "#platform/data/call-procedure.ts";
import { toggleTheme } from "#platform/document/theme.ts";
import { rememberedPlace } from "#platform/session/next-screen.ts";
import { requireStorage, StorageDenied } from "#platform/storage/browser-storage.ts";
import { isCookieLanguage } from "#platform/words/language.ts";
import { enter } from "./enter.ts";
import type { LoginWords } from "./login-words.ts";

// The script of /login: no framework, and nothing of the dashboard until it is needed.

/** Null in an old browser, which the page has told so. */
const screen = document.getElementById("screen");
const form = screen?.querySelector("form");
if (screen && form) start(screen, form);

function start(screen: HTMLElement, form: HTMLFormElement): void {
  const t: LoginWords = JSON.parse(form.dataset.words ?? "");
  const [submit, withPasskey] = form.querySelectorAll<HTMLButtonElement>(":scope > button");
  const names = ["email", "password"] as const;
  const control = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

  const setBusy = (button: HTMLButtonElement | undefined, label: string, busy: boolean) => {
    if (!button) return;
    button.disabled = busy;
    button.toggleAttribute("aria-busy", busy);
    button.textContent = label;
  };

  /** Shows an error below a field, or removes it. */
  const note = (name: string, message?: string) => {
    const input = control(name);
    const id = `${name}-note`;
    document.getElementById(id)?.remove();
    for (const attribute of ["aria-invalid", "aria-describedby"]) input.removeAttribute(attribute);
    if (!message) return;
    const line = Object.assign(document.createElement("small"), {
      id,
      className: form.dataset.error,
      textContent: message,
    });
    form.querySelector(`[for=${name}]`)?.parentElement?.append(line);
    input.setAttribute("aria-invalid", "true");
    input.setAttribute("aria-describedby", id);
  };

  const clear = () => {
    form.querySelector("[role=alert]")?.replaceChildren();
    for (const name of names) note(name);
  };

  /** Shows why a login failed. @param message text, or nodes */
  const fail = (...message: (string | Node)[]) => {
    const paragraph = screen.querySelector("template")?.content.querySelector("p")?.cloneNode(true) as HTMLElement;
    paragraph.lastChild?.replaceWith(...message);
    form.querySelector("[role=alert]")?.replaceChildren(paragraph);
  };

  /** Shows the errors of fields, and focuses the first. @returns whether there are any */
  const refuse = (issues: Readonly<Record<string, string | undefined>>): boolean => {
    for (const name of names) note(name, issues[name]);
    const first = names.find((name) => issues[name]);
    if (first) control(first).focus();
    return first !== undefined;
  };

  const sentenceOf = (error: unknown): string => {
    if (error instanceof StorageDenied) return t.storageDenied;
    if (error instanceof UnexpectedResponse) return t.proxy[proxyProblem(error.status)];
    if (!(error instanceof Refused)) return t.failed;
    return (t.failure as Readonly<Record<string, string>>)[error.failure.code] ?? t.failed;
  };

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    clear();
    const [email, password] = names.map((name) => control(name).value) as [string, string];
    const { email_required, password_required } = t.issue;
    if (
      refuse({ email: email.trim() ? undefined : email_required, password: password ? undefined : password_required })
    )
      return;
    setBusy(submit, t.busy, true);
    try {
      requireStorage();
      enter(await callProcedure("auth", "login", { email, password }));
    } catch (error) {
      setBusy(submit, t.submit, false);
      const { code = "", issues = [] } = error instanceof Refused ? error.failure : {};
      if (code === "passkey_required" || code === "passkey_missing") {
        const { showSecondStep } = await import("./second-step.tsx");
        form.hidden = true;
        const onBack = () => {
          form.hidden = false;
          control("email").focus();
        };
        return showSecondStep(screen, { code, credentials: { email, password }, onBack });
      }
      const sentences = issues.map((issue) => [
        issue.path,
        (t.issue as Readonly<Record<string, string>>)[issue.code] ?? t.failed,
      ]);
      if (refuse(Object.fromEntries(sentences))) return;
      fail(sentenceOf(error));
      // A wrong password is the usual cause.
      control("password").focus();
    }
  });
  for (const name of names) control(name).addEventListener("input", () => note(name));

  // The dashboard is loaded while the fields are filled in: whoever opens this page by mistake does not pay for it.
  form.addEventListener("focusin", () => (form.dataset.next ?? "").split(" ").forEach(load), { once: true });

  const eye = control("password").nextElementSibling;
  eye?.addEventListener("click", () => {
    const hidden = control("password").type === "text";
    control("password").type = hidden ? "password" : "text";
    eye.setAttribute("aria-label", hidden ? t.show : t.hide);
  });
  document.querySelector("[data-theme]")?.addEventListener("click", toggleTheme);
  const [ended, shared] = screen.querySelectorAll<HTMLElement>("[role=status] > *");
  if (ended) ended.hidden = rememberedPlace() === null;
  if (shared) shared.hidden = !new URLSearchParams(location.search).has("shared");

  if (withPasskey && passkeyObstacle() === null) {
    void import("./passkey-login.ts").then(({ offerPasskeys }) => {
      offerPasskeys(withPasskey, {
        onBusy: (busy) => {
          if (busy) clear();
          setBusy(withPasskey, busy ? t.waiting : t.passkey, busy);
        },
        onFailed: (error, reason) => fail(...(reason ?? [sentenceOf(error)])),
      });
      withPasskey.hidden = false;
    });
  }
  followLanguage();
  // The page may return from the browser's memory.
  addEventListener("pageshow", () => setBusy(submit, t.submit, false));
  document.documentElement.dataset.ready = "true";
}

/** Reads a file into the browser's cache; one that cannot be read is loaded when it is needed. */
function load(address: string): void {
  if (address)
    void fetch(address, { priority: "low" }).then(
      (response) => response.blob(),
      () => {},
    );
}

/** Stores the language that the address names, and takes it out of the address; else follows the stored one. */
function followLanguage(): void {
  const language = screenLanguage();
  const address = new URL(location.href);
  if (address.searchParams.has("lang")) {
    address.searchParams.delete("lang");
    history.replaceState(history.state, "", address);
  }
  // Without the cookie, the server would draw the same language again.
  if (language !== documentLanguage() && isCookieLanguage(language)) location.reload();
}
