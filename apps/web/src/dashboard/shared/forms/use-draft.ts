import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { deleteDraft, draftKey, readDraft, storeDraft } from "#platform/forms/drafts.ts";
import { SessionUserContext } from "#platform/session/session-user.ts";

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const knownFields = <Values extends object>(start: Values, stored: object): Values =>
  Object.fromEntries(Object.entries({ ...start, ...stored }).filter(([name]) => name in start)) as Values;

/**
 * Stores a draft on this device for the signed-in user, and passes it to `onRestored` when it is opened again. `name`
 * identifies the form and its subject, as in `picture/<id>`; without a name or a user, nothing is stored.
 */
export function useStoredDraft(name: string | undefined, onRestored: (stored: object) => void) {
  const userId = use(SessionUserContext)?.id;
  const key = name && userId ? draftKey(userId, name) : null;
  const [readOf, setReadOf] = useState<string | null>(null);
  const restore = useEffectEvent(onRestored);
  useEffect(() => {
    if (!key) return;
    let unmounted = false;
    void readDraft(key).then((stored) => {
      if (unmounted) return;
      if (stored) restore(stored);
      setReadOf(key);
    });
    return () => {
      unmounted = true;
    };
  }, [key]);
  return {
    /** Whether what was stored is restored: a change before that would replace it. */
    read: readOf === key,
    store: (values: object) => void (key && storeDraft(key, values)),
    forget: () => void (key && deleteDraft(key)),
  };
}

/**
 * Form values with a draft, which each change stores. Values are plain data and contain the `version` at the start of
 * the edit, so that the server rejects a restored draft if its subject has changed since.
 *
 * @param worth returns the part of a stored draft that is restored; by default all of it
 */
export function useDraft<Values extends object>(
  name: string | undefined,
  initial: Values,
  worth = (stored: Values): Values => stored,
) {
  const [state, setState] = useState({ values: initial, start: initial, restored: false });
  // Several changes in one event build on each other before the next render.
  const latest = useRef(state);
  const put = (next: typeof state) => {
    latest.current = next;
    setState(next);
  };
  const { read, store, forget } = useStoredDraft(name, (stored) => {
    const { values, start } = latest.current;
    const restored = worth(knownFields(start, stored));
    // The restored draft does not overwrite input typed in the meantime.
    if (values === start && !same(restored, start)) put({ values: restored, start, restored: true });
  });
  const keep = (values: Values, start: Values) => {
    put({ ...latest.current, values, start });
    if (same(values, start)) forget();
    else store(values);
  };

  return {
    values: state.values,
    restored: state.restored,
    read,
    change: (edit: (values: Values) => Values) => keep(edit(latest.current.values), latest.current.start),
    /** Updates stored values after a change that the user has seen, and keeps the input. */
    rebase: (some: Partial<Values> | { readonly version: string }) =>
      keep({ ...latest.current.values, ...some }, { ...latest.current.start, ...some }),
    /** Discards the input: resets to `start`, or to the initial values. */
    discard: (start = latest.current.start) => {
      put({ values: start, start, restored: false });
      forget();
    },
    forget,
  };
}
