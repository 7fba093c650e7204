import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  type EntranceResult,
  entranceResultsInput,
  type ManagedEntranceResults,
  outcomes,
} from "@visiga/contracts/entrance-results";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatHour } from "@visiga/i18n/format";
import { useState } from "react";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog, LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { DateField } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { FieldPair, TextAreaField, TextField } from "#ui/controls/field.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { SheetTable } from "#ui/lists/sheet-table.tsx";
import { asRows, type PastedResult, pastedResults } from "./pasted-results.ts";

/** Rows that the preview shows: first those that are wrong. */
const shownRows = 20;

export function EntranceForm({ onClose }: { onClose: () => void }) {
  const { entranceResults: t } = useDashboardDictionary();
  const { data, isError } = useQuery(useTrpc().entranceResults.read.queryOptions());
  if (!data) return <LoadingDialog title={t.title} failure={isError ? t.loadFailed : null} onClose={onClose} />;
  return <LoadedForm stored={data} onClose={onClose} />;
}

function LoadedForm({ stored, onClose }: { stored: ManagedEntranceResults; onClose: () => void }) {
  const { entranceResults: t } = useDashboardDictionary();
  const language = useLanguage();
  const showToast = useToast();
  const reasonOf = useFailureReason();
  const trpc = useTrpc().entranceResults;
  const queryClient = useQueryClient();
  const valuesOf = ({ period, results, version }: ManagedEntranceResults) => ({
    from: period?.from ?? daysFromNow(1),
    at: period?.at ?? "08:00",
    until: period?.until ?? daysFromNow(30),
    rows: asRows(results, t.outcomes),
    version: String(version),
  });
  const done = (saved: ManagedEntranceResults) => {
    queryClient.setQueryData(trpc.read.queryKey(), saved);
    const isOpen = saved.period?.phase === "open";
    showToast(saved.period ? (isOpen ? t.savedOpen : t.saved) : t.removed);
    onClose();
  };
  const form = useForm(entranceResultsInput, valuesOf(stored), {
    draft: "entranceResults",
    save: trpc.save.mutationOptions(),
    onSaved: done,
    focus: "rows",
    place: ({ from, at, until, ...others }) => ({
      ...(from && { from }),
      ...(at && { at }),
      ...(until && { until }),
      ...(Object.values(others)[0] && { rows: Object.values(others)[0] }),
    }),
    conflict: { read: (current) => current as ManagedEntranceResults, valuesOf },
  });
  const pasted = pastedResults(form.values.rows);
  const results = pasted.map(({ number, outcome, issue }) => ({ number: issue ? "" : number, outcome }));
  const [removing, setRemoving] = useState(false);
  const remove = useMutation(
    trpc.remove.mutationOptions({
      onSuccess: (removed) => {
        form.draft.forget();
        done(removed);
      },
      onError: (error) => {
        setRemoving(false);
        showToast(fill(t.failed, { reason: reasonOf(error) }));
      },
    }),
  );
  const { conflict } = form;
  return (
    <>
      <FormDialog
        form={{
          ...form,
          submit: (element) => form.submit(element, { results, rows: asRows(results as EntranceResult[], t.outcomes) }),
        }}
        wide
        title={t.title}
        onClose={onClose}
        alert={form.otherReason && fill(t.failed, { reason: form.otherReason })}
      >
        <div data-full>
          <p className="small mute above-4">{t.lead}</p>
          <FieldPair>
            <DateField label={t.from} {...form.field("from")} />
            <TextField
              type="time"
              label={t.at}
              {...form.field("at")}
              hint={form.values.at && formatHour(form.values.at, language)}
            />
          </FieldPair>
          <DateField label={t.until} min={today()} hint={t.untilHint} {...form.field("until")} />
          <TextAreaField label={t.rows} hint={t.rowsHint} rows={9} spellCheck={false} {...form.field("rows")} />
          {pasted.length > 0 && <Preview rows={pasted} />}
          <p className="wraps gap-4 above-4">
            {pasted.length > 0 && pasted.every(({ issue }) => !issue) && (
              <TextButton onClick={() => openSheet(results as EntranceResult[], t, language)}>{t.print}</TextButton>
            )}
            {stored.version > 0 && <TextButton onClick={() => setRemoving(true)}>{t.remove}</TextButton>}
          </p>
        </div>
      </FormDialog>
      {conflict && (
        <ConflictDialog
          fields={(["from", "at", "until", "rows"] as const).map((field) => ({
            label: t[field],
            yours: form.values[field],
            theirs: valuesOf(conflict.theirs)[field],
          }))}
          {...conflict}
        />
      )}
      <ConfirmDialog
        open={removing}
        title={t.remove}
        question={t.removeQuestion}
        variant="del"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ version: stored.version })}
        onClose={() => setRemoving(false)}
      />
    </>
  );
}

/** How many rows have which result, and what is wrong. */
function Preview({ rows }: { rows: readonly PastedResult[] }) {
  const { entranceResults: t, errors, letters } = useDashboardDictionary();
  const names: Readonly<Record<string, string>> = t.outcomes;
  const wrong = rows.filter(({ issue }) => issue);
  const problems: Readonly<Record<string, string>> = { ...errors.issue, notShown: letters.problems.notShown };
  const count = (outcome: string) => rows.filter((row) => !row.issue && row.outcome === outcome).length;
  const [selected, reserve, notSelected] = outcomes.map(count);
  const counted = fill(t.counted, { selected: selected ?? 0, reserve: reserve ?? 0, notSelected: notSelected ?? 0 });
  return (
    <div className="breaks shrinks above-4">
      <div role="status" className="strong below-2">
        <p>{counted}</p>
        {wrong.length > 0 && <p className="red-text">{fill(t.toCheck, { count: wrong.length })}</p>}
      </div>
      <SheetTable
        caption={t.rows}
        head={[t.row, t.number, t.outcome]}
        rows={(wrong.length > 0 ? wrong : rows).slice(0, shownRows).map(({ row, number, outcome, issue }) => [
          `${t.row} ${row}`,
          number,
          <>
            {names[outcome] ?? outcome} {issue && <b className="semibold red-text">{problems[issue]}</b>}
          </>,
        ])}
      />
    </div>
  );
}

const sheetStyle =
  "body{font:14px sans-serif;margin:2rem}ul{columns:9rem;list-style:none;padding:0;font-variant-numeric:tabular-nums}li{break-inside:avoid}";

/** Opens the list in a tab of its own, to be printed before its hour. No server has this page. Numbers need no escaping. */
function openSheet(results: readonly EntranceResult[], t: DashboardDictionary["entranceResults"], lang: string): void {
  const parts = outcomes.map((outcome) => {
    const numbers = results.filter((each) => each.outcome === outcome).map(({ number }) => `<li>${number}</li>`);
    return numbers.length === 0 ? "" : `<h2>${t.outcomes[outcome]}: ${numbers.length}</h2><ul>${numbers.join("")}</ul>`;
  });
  const html = `<!DOCTYPE html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${t.sheet}</title><style>${sheetStyle}</style><h1>${t.sheet}</h1>${parts.join("")}</html>`;
  window.open(URL.createObjectURL(new Blob([html], { type: "text/html" })));
}
