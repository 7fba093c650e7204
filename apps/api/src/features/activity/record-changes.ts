import type { RecordChange } from "@visiga/contracts/activity";

type ListedRecord = Readonly<Record<string, unknown>>;

/**
 * The records that differ between two lists, without the marks of samples. A record with the same id, else at the same
 * position, counts as changed.
 */
export function recordChanges(before: readonly ListedRecord[], after: readonly ListedRecord[]): RecordChange[] {
  const [gone, added] = [without(before, after), without(after, before)];
  const changed = added.map(({ number, record }): RecordChange => {
    const former = gone.find((each) =>
      record.id === undefined ? each.number === number : each.record.id === record.id,
    );
    if (former) gone.splice(gone.indexOf(former), 1);
    return { number, before: former?.record ?? null, after: record };
  });
  return [...changed, ...gone.map(({ number, record }) => ({ number, before: record, after: null }))];
}

function without(list: readonly ListedRecord[], other: readonly ListedRecord[]) {
  const known = new Set(other.map(content));
  return list.flatMap((record, index) => (known.has(content(record)) ? [] : { number: index + 1, record }));
}

/** PostgreSQL stores the members of records in one order. */
const content = ({ sample: _mark, ...record }: ListedRecord): string => JSON.stringify(record);
