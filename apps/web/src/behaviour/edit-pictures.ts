import { accessToken, onSessionEnd } from "#platform/session/session.ts";
import { showList } from "./lists.ts";
import { showToast } from "./toast.ts";

/** What the dashboard's editor exports. */
interface Editor {
  editInPlace(id: string, onClosed: (changed: boolean) => void): Promise<void>;
}

const main = document.querySelector<HTMLElement>("main[data-editor]");
if (main) start(main);

/** Whoever has a session edits the library's pictures in place, in a form of the dashboard. */
function start(main: HTMLElement): void {
  const mark = () => document.documentElement.toggleAttribute("data-session", hasSession());
  mark();
  onSessionEnd(mark);
  main.addEventListener("click", async ({ target }) => {
    const id = (target as Element).closest<HTMLElement>("[data-edit]")?.dataset.edit;
    if (!id) return;
    const { editor = "", editorStyles = "" } = main.dataset;
    try {
      const [{ editInPlace }, ...styles] = await Promise.all([
        import(/* @vite-ignore */ editor) as Promise<Editor>,
        ...editorStyles.split(" ").filter(Boolean).map(addStyle),
      ]);
      await editInPlace(id, (changed) => {
        for (const style of styles) style.remove();
        void close(id, changed);
      });
    } catch (error) {
      console.error(error);
      showToast(main);
    }
  });
}

async function close(id: string, changed: boolean): Promise<void> {
  if (changed) await showList(new URL(location.href), "replaceState");
  document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
}

function addStyle(href: string): Promise<HTMLLinkElement> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve(link);
    link.onerror = reject;
    document.head.append(link);
  });
}

function hasSession(): boolean {
  try {
    return accessToken() !== null;
  } catch {
    // Without storage nobody is logged in.
    return false;
  }
}
