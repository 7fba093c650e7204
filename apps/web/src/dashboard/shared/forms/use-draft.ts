import { use, useEffect, useEffectEvent, useState } from "react";
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
  const restore = useEffectEvent(onRestored);
  useEffect(() => {
    if (!key) return;
    let unmounted = false;
    void readDraft(key).then((stored) => stored && !unmounted && restore(stored));
    return () => {
      unmounted = true;
    };
  }, [key]);
  return {
    store: (values: object) => void (key && storeDraft(key, values)),
    forget: () => void (key && deleteDraft(key)),
  };
}

/**
 * Form values with a draft, which each change stores. Values are plain data and contain the `version` at the start of
 * the edit, so that the server rejects a restored draft if its subject has changed since.
 */
export function useDraft<Values extends object>(name: string | undefined, initial: Values) {
  const [{ values, start, restored }, setState] = useState({ values: initial, start: initial, restored: false });
  const { store, forget } = useStoredDraft(name, (stored) =>
    setState((now) => {
      const known = knownFields(now.start, stored);
      // The restored draft does not overwrite input typed in the meantime.
      return now.values !== now.start || same(known, now.start) ? now : { ...now, values: known, restored: true };
    }),
  );
  const keep = useEffectEvent(() => (same(values, start) ? forget() : store(values)));
  useEffect(() => {
    // Not before the first change: the stored draft may not be read yet.
    if (values !== start) keep();
  }, [values, start]);

  return {
    values,
    restored,
    change: (edit: (values: Values) => Values) => setState((now) => ({ ...now, values: edit(now.values) })),
    /** Updates stored values after a change that the user has seen, and keeps the input. */
    rebase: (some: Partial<Values> | { readonly version: string }) =>
      setState((now) => ({ ...now, values: { ...now.values, ...some }, start: { ...now.start, ...some } })),
    /** Discards the input: resets to `fresh`, or to the initial values. */
    discard: (fresh = start) => {
      setState({ values: fresh, start: fresh, restored: false });
      forget();
    },
    forget,
  };
}
