// What the page /restore gains from script: an upload, and a state that follows the server without a reload.
import { RefusedPart, ReplacedUpload, uploadBackup } from "./upload.browser.js";

/** Milliseconds between two reads of a state that changes. */
const interval = 1000;

const state = document.getElementById("state");
/** What the server has sent. */
let shown = state.innerHTML;

prepareTheme(document.getElementById("theme"));
prepare();
document.documentElement.dataset.ready = "true";
if (state.dataset.changes === "true") void follow();

function prepareTheme(button) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const dark = document.documentElement.classList.toggle("dark");
    try {
      localStorage.setItem("theme", dark ? "dark" : "light");
    } catch {
      // A browser without storage keeps the theme for this page.
    }
  });
}

/** After each new state. */
function prepare() {
  prepareUpload();
  for (const form of state.querySelectorAll("form[data-stays]"))
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void begin(form);
    });
}

/** Asks for the restore. The server is away for a moment afterwards, which a browser would show as a failure. */
async function begin(form) {
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    const body = new URLSearchParams(new FormData(form));
    const response = await fetch(form.action, { method: "POST", headers: { accept: "text/html" }, body });
    // A refusal stays until somebody acts.
    if (show(await response.text()) && state.dataset.changes === "false") return;
  } catch {
    // It may have begun.
  }
  await follow();
}

/** Shows the state again and again until it changes no more. A server that is not reached will be. */
async function follow() {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, interval));
    try {
      const response = await fetch("/restore", { headers: { accept: "text/html" } });
      if (response.status >= 500) continue;
      show(await response.text());
      if (state.dataset.changes === "false") return;
    } catch {
      // Between the two servers of a restore nobody answers.
    }
  }
}

/** Shows the state of a page. What did not change stays, with its focus. @returns whether it is this page */
function show(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const next = page.getElementById("state");
  if (!next) return false;
  const status = page.getElementById("status").textContent;
  const said = document.getElementById("status");
  if (said.textContent !== status) said.textContent = status;
  state.dataset.changes = next.dataset.changes;
  if (next.innerHTML === shown) return true;
  shown = next.innerHTML;
  const hadFocus = state.contains(document.activeElement) || document.activeElement === document.body;
  state.replaceChildren(...next.childNodes);
  prepare();
  if (hadFocus) state.querySelector("[tabindex='-1']")?.focus();
  return true;
}

function prepareUpload() {
  const section = document.getElementById("upload");
  if (!section) return;
  const words = JSON.parse(section.dataset.words);
  const before = JSON.parse(section.dataset.upload);
  const find = (selector) => section.querySelector(selector);
  const input = find("input[type=file]");
  const choose = find("[data-choose]");
  const remove = find("[data-remove]");
  const error = find("[data-error]");
  let sending = new AbortController();
  remove.addEventListener("submit", () => sending.abort());
  if (!choose) return;
  choose.hidden = false;
  choose.addEventListener("click", () => input.click());
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (file) void send(file);
    input.value = "";
  });

  async function send(file) {
    sending.abort();
    sending = new AbortController();
    const { signal } = sending;
    const { name, size } = file;
    const from = before?.name === name && before.size === size ? before.received : 0;
    const began = Date.now();
    choose.disabled = true;
    error.hidden = true;
    find("[data-progress]").hidden = false;
    remove.hidden = false;
    find("[data-again]")?.remove();
    find("[data-name]").textContent = name;
    const progress = find("progress");
    progress.max = size;
    progress.ariaLabel = name;
    const onProgress = (received) => {
      progress.value = received;
      const minutes =
        received > from
          ? ` ${fill(words.minutes, { minutes: minutesLeft(size - received, received - from, began) })}`
          : "";
      find("[data-arrived]").textContent =
        fill(words.arrived, { received: bytes(received), size: bytes(size) }) + minutes;
    };
    const onWaiting = (reason) => {
      find("[data-waiting]").textContent = reason === null ? "" : reasonOf(reason, words.waiting);
    };
    onProgress(from);
    try {
      await uploadBackup({ file, from, signal, onProgress, onWaiting });
      location.assign("/restore?choose");
    } catch (reason) {
      if (signal.aborted) return;
      onWaiting(null);
      error.textContent = reasonOf(reason, words.unreachable);
      error.hidden = false;
      choose.disabled = false;
    }
  }

  /** The server's own sentence, that of something in its place, or another one if it was not reached. */
  function reasonOf(reason, unreached) {
    if (reason instanceof ReplacedUpload) return words.replaced;
    if (!(reason instanceof RefusedPart)) return unreached;
    if (reason.failure) return reason.message;
    if (reason.isTooLarge) return words.tooLarge;
    return reason.status >= 500 && reason.status !== 511 ? words.away : words.other;
  }

  const number = (value) => new Intl.NumberFormat(words.language === "sw" ? "sw-TZ" : "en-GB").format(value);

  const minutesLeft = (left, done, began) =>
    number(Math.ceil(left / (done / Math.max(1, Date.now() - began)) / 60_000));

  function bytes(value) {
    const thousands = Math.max(1, Math.round(value / 1000));
    return thousands < 1000
      ? fill(words.kilobytes, { size: number(thousands) })
      : fill(words.megabytes, { size: number(Math.round(thousands / 100) / 10) });
  }
}

const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
