import { plainLine } from "@visiga/contracts/plain-text";
import type { OutdatedWords } from "@visiga/contracts/site-editing";
import { type ValueKey, valueDefinition } from "@visiga/contracts/site-texts";
import { type TwoSided, twoSided, typedValue } from "@visiga/contracts/site-value";
import type { EntityManager } from "typeorm";
import type { SiteValueEntity } from "./site-value.entity.ts";

type State = OutdatedWords["state"] | null;

/**
 * The words of a list of which one language was changed after the other. `replaced` are its former values, oldest first,
 * and null where somebody confirmed that both languages of the next one agree. Words are followed by the language that they
 * share with those before; words that the list had once are as up to date as they were then.
 */
function outdatedWords(key: ValueKey, replaced: readonly unknown[], value: unknown): OutdatedWords[] {
  if (value === null) return [];
  const states = new Map<string, State>();
  let before: TwoSided[] = [];
  let confirmed = false;
  for (const each of [...replaced, value]) {
    if (each === null) {
      confirmed = true;
      continue;
    }
    const typed = typedValue(key, each);
    const now = typed?.shape === "records" ? twoSided(typed.records).map(plain) : [];
    const kept = new Set(now.map(identity));
    const gone = before.filter((words) => !kept.has(identity(words)));
    for (const words of now) {
      const id = identity(words);
      if (confirmed) states.set(id, null);
      else if (!states.has(id)) states.set(id, stateAfter(words, gone, states));
    }
    confirmed = false;
    before = now;
  }
  return before.flatMap((words) => {
    const state = states.get(identity(words));
    return state ? [{ path: words.path, state }] : [];
  });
}

/** Values that were stored without a form can have other spaces than those that were saved. */
const plain = ({ path, en, sw }: TwoSided): TwoSided => ({ path, en: en && plainLine(en), sw: sw && plainLine(sw) });

const fieldOf = ({ path }: TwoSided) => path.replace(/^\d+\./, "");
const identity = (words: TwoSided) => JSON.stringify([fieldOf(words), words.en, words.sw]);

function stateAfter(words: TwoSided, gone: readonly TwoSided[], states: ReadonlyMap<string, State>): State {
  if (!words.en || !words.sw) return null;
  const same = gone.filter((each) => fieldOf(each) === fieldOf(words) && each.en && each.sw);
  const [old, state] = [
    [same.find(({ sw }) => sw === words.sw), "englishLater"] as const,
    [same.find(({ en }) => en === words.en), "swahiliLater"] as const,
  ].find(([found]) => found) ?? [undefined, null];
  const former = old && states.get(identity(old));
  // The other language caught up.
  return former && former !== state ? null : state;
}

/** Reads what `outdatedWords` says of a stored list, as far back as revisions are kept; nothing of another value. */
export async function readOutdatedWords(manager: EntityManager, { key, value }: SiteValueEntity) {
  if (valueDefinition(key).shape !== "records" || value === null) return [];
  const rows: { value: unknown }[] = await manager.query(
    `SELECT before -> 'value' AS value FROM revision
     WHERE kind = 'site' AND subject_id = $1
       AND (jsonb_typeof(before -> 'value') = 'array' OR action = 'translationConfirmed')
     ORDER BY id`,
    [key],
  );
  return outdatedWords(
    key,
    rows.map((row) => row.value),
    value,
  );
}
