import { useSearch } from "@tanstack/react-router";
import { editAttribute, editedValue, editTarget, sampleAttribute } from "@visiga/contracts/page-editing";
import { typedValue } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EditOfPage } from "#dashboard/entries/form/edit-of-page.tsx";
import { useEditablePage } from "#dashboard/shared/editing/use-editable-page.ts";
import { pageFilter } from "#dashboard/shared/place/entries-search.ts";
import { pagePlacePath } from "#dashboard/shared/place/site-sections.ts";
import { FailedList, LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePlaceName } from "#dashboard/shared/words/names.ts";
import { type StoredValue, useSiteValues } from "#dashboard/site/editing/use-site-values.ts";
import { ValueSheet } from "#dashboard/site/sheet/value-sheet.tsx";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./page-editor.module.css";

export function PageEditor() {
  const { editing: page } = useSearch({ from: "/dashboard/editing" });
  const { site, images } = useDashboardDictionary();
  const { role } = useSessionUser();
  const language = useLanguage();
  const name = usePlaceName()(page);
  const title = fill(site.editor.title, { page: name });
  const { data: html, isError, refetch } = useEditablePage(page);
  const { values = [] } = useSiteValues(role === "ADMIN");
  const [chosen, setChosen] = useState<string | null>(null);
  const target = editTarget(chosen);
  const close = () => {
    setChosen(null);
    void refetch();
  };
  return (
    <>
      <main className={`column ${styles.screen}`} aria-label={title}>
        <div className={`night row wraps ${styles.bar}`}>
          <h1>{title}</h1>
          <p>
            {role === "ADMIN" ? site.editor.lead : site.editor.leadPictures}{" "}
            {values.some(({ sample }) => sample) && site.editor.leadSamples}
          </p>
          <TextLink to={page}>{site.editor.done}</TextLink>
          {role === "ADMIN" && <TextLink to={pagePlacePath(page)}>{site.editor.list}</TextLink>}
          <TextLink to={`/dashboard?page=${pageFilter(page)}`}>{images.only.all}</TextLink>
        </div>
        {html && (
          <EditablePage
            key={`${page} ${language}`}
            html={html}
            title={name}
            values={values}
            open={target !== null}
            onChoose={setChosen}
          />
        )}
        {!html && (
          <div className={styles.state}>
            {isError ? <FailedList onRetry={() => void refetch()}>{site.editor.failed}</FailedList> : <LoadingStar />}
          </div>
        )}
      </main>
      {target && "values" in target && <ValueSheet names={target.values} field={target.field} onClose={close} />}
      {target && "entry" in target && <EditOfPage id={target.entry} onClose={close} onChanged={() => {}} />}
    </>
  );
}

interface EditablePageProps {
  html: string;
  title: string;
  values: readonly StoredValue[];
  /** Whether a form is open over the page. When it closes, the focus returns to the chosen element. */
  open: boolean;
  onChoose: (name: string) => void;
}

const places = `[${editAttribute}]`;

/**
 * A public page in a frame, so that its style sheet applies to it alone. New HTML replaces the body of the document, which
 * keeps the scroll position.
 */
function EditablePage({ html, title, values, open, onChoose }: EditablePageProps) {
  const { sample: sampleWord } = useDashboardDictionary().site.tags;
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const [parsed, setParsed] = useState(false);
  const shown = useRef(first);
  /** The element that was chosen last, with its index among the elements of its name. */
  const chosen = useRef<{ name: string; index: number } | null>(null);
  const choose = useEffectEvent(onChoose);

  // No event outside of the frame says that its document is parsed, and `load` waits for its pictures.
  useEffect(() => {
    const look = () => {
      const page = frame.current?.contentDocument;
      if (page?.URL === "about:srcdoc" && page.readyState !== "loading") setParsed(true);
      else request = requestAnimationFrame(look);
    };
    let request = requestAnimationFrame(look);
    return () => cancelAnimationFrame(request);
  }, []);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!parsed || !page) return;
    const onClick = (event: Event) => {
      event.preventDefault();
      const place = (event.target as Element).closest(places);
      const name = place?.getAttribute(editAttribute);
      if (!name) return;
      chosen.current = { name, index: [...named(page, name)].indexOf(place as HTMLElement) };
      choose(name);
    };
    const onKey = (event: KeyboardEvent) => {
      if ((event.key === "Enter" || event.key === " ") && (event.target as Element).matches(places)) onClick(event);
    };
    const stop = new AbortController();
    page.addEventListener("click", onClick, stop);
    page.addEventListener("keydown", onKey, stop);
    page.documentElement.classList.toggle("dark", document.documentElement.classList.contains("dark"));
    return () => stop.abort();
  }, [parsed]);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!parsed || !page) return;
    if (shown.current !== html) {
      shown.current = html;
      page.body.replaceWith(page.adoptNode(new DOMParser().parseFromString(html, "text/html").body));
    }
    markSamples(page, values, sampleWord);
    if (open || !chosen.current) return;
    const { name, index } = chosen.current;
    const found = named(page, name);
    (found[index] ?? found[0])?.focus();
  }, [html, open, parsed, values, sampleWord]);

  return (
    <iframe ref={frame} className={styles.page} title={title} aria-busy={!parsed} sandbox={sandbox} srcDoc={first} />
  );
}

/**
 * Only WebKit calls none of our listeners in a frame without `allow-scripts` (WebKit bug 218086). There, only the
 * policy of the dashboard, which the frame inherits, prevents scripts. All browsers of WebKit have this vendor.
 */
const sandbox = navigator.vendor.startsWith("Apple") ? "allow-same-origin allow-scripts" : "allow-same-origin";

const named = (page: Document, name: string): NodeListOf<HTMLElement> =>
  page.querySelectorAll<HTMLElement>(`[${editAttribute}="${CSS.escape(name)}"]`);

/** Whether what a key names is a sample: a value, or the record that a field is in. */
function isSampleKey(key: string, values: readonly StoredValue[]): boolean {
  const name = editedValue(key);
  const stored = values.find((each) => each.key === name);
  if (!name || !stored?.sample) return false;
  const typed = typedValue(name, stored.value);
  const [, index] = typed?.shape === "records" ? key.split(".") : [];
  return index === undefined || (typed?.shape === "records" && Boolean(typed.records[Number(index)]?.sample));
}

/** Marks each sample of a page for editing once, with the word for it, also in its accessible name. */
function markSamples(page: Document, values: readonly StoredValue[], word: string): void {
  for (const place of page.querySelectorAll(`[role=button][${editAttribute}]`)) {
    const [key = ""] = place.getAttribute(editAttribute)?.split(" ") ?? [];
    const marked = place.hasAttribute(sampleAttribute);
    const name = place.getAttribute("aria-label");
    if (marked === isSampleKey(key, values)) continue;
    place.toggleAttribute(sampleAttribute, !marked);
    if (!marked) place.setAttribute(sampleAttribute, word);
    if (name !== null) place.setAttribute("aria-label", marked ? name.replace(`${word}: `, "") : `${word}: ${name}`);
  }
}
