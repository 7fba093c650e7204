import { showList } from "./lists.ts";
import { showToast } from "./toast.ts";
import { writeWords } from "./waiting-words.ts";

interface Editor {
  editInPlace(id: string, onClosed: (changed: boolean) => void): Promise<void>;
}

const main = document.querySelector<HTMLElement>("main[data-editor]");
if (main) start(main);

function start(main: HTMLElement): void {
  let open = false;
  writeWords(main);
  main.addEventListener("click", async ({ target }) => {
    const id = (target as Element).closest<HTMLElement>("[data-edit]")?.dataset.edit;
    if (!id || open) return;
    open = true;
    const { editor = "", editorStyles = "" } = main.dataset;
    const styles = editorStyles.split(" ").filter(Boolean).map(styleLink);
    const close = () => {
      for (const style of styles) style.remove();
      open = false;
    };
    try {
      const [{ editInPlace }] = await Promise.all([
        import(/* @vite-ignore */ editor) as Promise<Editor>,
        ...styles.map(load),
      ]);
      await editInPlace(id, (changed) => {
        close();
        void showEdited(id, changed);
      });
    } catch (error) {
      console.error(error);
      close();
      showToast(main);
    }
  });
}

async function showEdited(id: string, changed: boolean): Promise<void> {
  if (changed) await showList(new URL(location.href), "replaceState");
  document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus();
}

const styleLink = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement("link"), { rel: "stylesheet", href });

const load = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
