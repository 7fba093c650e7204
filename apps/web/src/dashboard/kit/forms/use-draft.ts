import { use, useEffect, useRef, useState } from "react";
import { SessionUserContext } from "#dashboard/kit/session/session-user.ts";
import { draftKey, dropDraft, keepDraft, readDraft } from "#platform/forms/drafts.ts";

export interface Draft<Values> {
  readonly values: Values;
  /** Keeps the change on this device too. */
  readonly change: (edit: (values: Values) => Values) => void;
  /** What is stored has changed, as everybody knows: what was typed goes on from there. */
  readonly rebase: (some: Partial<Values>) => void;
  /** The values are what was typed before the form was last closed. */
  readonly restored: boolean;
  /** Throws away what was typed: the form is as it was first, or starts anew from other values. */
  readonly discard: (start?: Values) => void;
  /** Nothing is to be kept: it was saved, or nobody wants it. */
  readonly forget: () => void;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of what was kept, what the form still asks for. */
const knownFields = <Values extends object>(start: Values, stored: object): Values =>
  Object.fromEntries(Object.entries({ ...start, ...stored }).filter(([name]) => name in start)) as Values;

/**
 * A form’s values, which a closed tab does not lose: each change is kept on this device, for the account that is logged
 * in, and is there when the form is opened again. `name` tells the form and its record, `picture/<id>`; without one, and
 * for a visitor, nothing is kept. Values are plain data, and hold the `version` that the edit began with: what is
 * restored is then refused where the record has changed since.
 */
export function useDraft<Values extends object>(name: string | undefined, initial: Values): Draft<Values> {
  const userId = use(SessionUserContext)?.id;
  const key = name && userId ? draftKey(userId, name) : null;
  const [state, setState] = useState({ values: initial, start: initial, restored: false });
  // Changes of one event build on each other, before anything is drawn again.
  const latest = useRef(state);
  const put = (next: typeof state) => {
    latest.current = next;
    setState(next);
  };
  const store = (values: Values, start: Values) => {
    if (key) void (same(values, start) ? dropDraft(key) : keepDraft(key, values));
  };
  const forget = () => void (key && dropDraft(key));

  useEffect(() => {
    if (!key) return;
    let unmounted = false;
    const restore = async () => {
      const stored = await readDraft(key);
      const { values, start } = latest.current;
      // Whoever types already is not interrupted.
      if (unmounted || !stored || values !== start) return;
      const restored = knownFields(start, stored);
      if (!same(restored, start)) {
        latest.current = { values: restored, start, restored: true };
        setState(latest.current);
      }
    };
    void restore();
    return () => {
      unmounted = true;
    };
  }, [key]);

  return {
    values: state.values,
    restored: state.restored,
    change: (edit) => {
      const { start } = latest.current;
      const values = edit(latest.current.values);
      put({ ...latest.current, values });
      store(values, start);
    },
    rebase: (some) => {
      const start = { ...latest.current.start, ...some };
      const values = { ...latest.current.values, ...some };
      put({ ...latest.current, start, values });
      store(values, start);
    },
    discard: (start = latest.current.start) => {
      put({ values: start, start, restored: false });
      forget();
    },
    forget,
  };
}
