import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { yearToStart } from "@visiga/contracts/school-years";
import { isRecordsKey } from "@visiga/contracts/site";
import { fill, formatDay, formatWeekday } from "@visiga/i18n/format";
import { LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { DateField, FormattedLine } from "#dashboard/shared/forms/fields.tsx";
import { useFormState } from "#dashboard/shared/forms/use-form.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { daysFromNow, isDay, today } from "#dashboard/shared/words/format-date-time.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useRecordTitle } from "#dashboard/shared/words/record-lines.ts";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { type FormIssues, focusFirstWrong } from "#platform/forms/form-issues.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { FieldPair } from "#ui/controls/field.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./year-form.module.css";
import {
  changedSince,
  enteredLine,
  enteredYear,
  versionsOf,
  type YearGroup,
  type YearInput,
  type YearLine,
  type YearVersions,
  yearGroups,
  yearInput,
} from "./year-lines.ts";

/** Plans the values of a new school year, taken over from the former one line by line. */
export function YearForm({ onClose }: { onClose: () => void }) {
  const { dashboard, site } = useDashboardDictionary();
  const trpc = useTrpc().site;
  const stored = useQuery(trpc.entries.queryOptions());
  const planned = useQuery(trpc.plans.queryOptions());
  if (!stored.data || !planned.data) {
    const failed = stored.isError || planned.isError;
    return <LoadingDialog title={dashboard.tabs.site} failure={failed ? site.loadFailed : null} onClose={onClose} />;
  }
  const { entries } = stored.data;
  const { plans } = planned.data;
  const year = yearToStart(
    [...entries, ...plans].map(({ key, value }) => [key, value]),
    today(),
  );
  // What is planned already is changed in its own form.
  const groups = year
    ? yearGroups(entries as never, year).filter(({ key }) => !plans.some((plan) => plan.key === key))
    : [];
  return <LoadedYear key={year} year={year ?? 0} groups={groups} onClose={onClose} />;
}

/** What was typed, and the versions of the values when that began. */
const untouched: { readonly typed: YearInput; readonly versions: YearVersions } = { typed: {}, versions: {} };

/** @param name under which the draft keeps the input of the field */
type ChangeField = (field: string, name: string, value: string) => void;

interface LoadedYearProps {
  year: number;
  groups: readonly YearGroup[];
  onClose: () => void;
}

function LoadedYear({ year, groups, onClose }: LoadedYearProps) {
  const { site, today: words } = useDashboardDictionary();
  const t = words.year;
  const language = useLanguage();
  const nameOf = useValueName();
  const reasonOf = useFailureReason();
  const showToast = useToast();
  const trpc = useTrpc().site;
  const queryClient = useQueryClient();
  const tomorrow = daysFromNow(1);
  const newYear = `${year}-01-01`;
  const form = useFormState(`year/${year}`, untouched);
  const { values, draft } = form;
  const input = yearInput(groups, newYear > tomorrow ? newYear : tomorrow, values.typed);
  const changed = changedSince(values.versions, groups);
  const planning = useMutation(
    trpc.plan.mutationOptions({
      onSuccess: (plans, { from }) => {
        queryClient.setQueryData(trpc.plans.queryKey(), plans);
        draft.forget();
        showToast(fill(site.plan.planned, { day: formatDay(from, language) }));
        onClose();
      },
      onError: (error) => {
        showToast(fill(site.failed, { reason: reasonOf(error) }));
        void queryClient.invalidateQueries({ queryKey: trpc.pathKey() });
      },
    }),
  );
  const change: ChangeField = (field, name, value) => {
    draft.change(({ typed, versions }) => ({
      typed: { ...typed, [name]: value },
      versions: versions === untouched.versions ? versionsOf(groups) : versions,
    }));
    form.clear((each) => each === field);
  };
  const submit = (element: HTMLFormElement) => {
    const { validFrom: from = "" } = input;
    const { values: entered, issues } = enteredYear(groups, input, year);
    const wrong: FormIssues = isDay(from) && from > today() ? issues : { validFrom: "day_not_to_come", ...issues };
    form.setIssues(wrong);
    if (Object.keys(wrong).length > 0) focusFirstWrong(element, wrong);
    else if (entered.length === 0) showToast(site.nothingToSave);
    else planning.mutate({ from, values: entered.map((each) => ({ ...each, plan: 0 })) });
  };
  return (
    <FormDialog
      form={{ busy: planning.isPending, submit, dismiss: () => {}, draft }}
      wide
      title={fill(words.startYear, { year })}
      submitLabel={site.plan.submit}
      onClose={onClose}
    >
      <div data-full>
        {changed.length > 0 && (
          <Notice icon="warning">{fill(t.changed, { names: changed.map(nameOf).join(", ") })}</Notice>
        )}
        <p className="small mute">{t.lead}</p>
        <DateField
          id="validFrom"
          label={site.plan.firstDay}
          hint={site.plan.untilThen}
          min={tomorrow}
          value={input.validFrom}
          error={form.error("validFrom")}
          onChange={({ target }) => change("validFrom", "validFrom", target.value)}
        />
      </div>
      {groups.map((group) => (
        <section key={group.key} data-full className="above-6">
          <h3>{nameOf(group.key)}</h3>
          {group.lines.map((line) => (
            <Line key={line.id} group={group} line={line} input={input} error={form.error} onChange={change} />
          ))}
        </section>
      ))}
    </FormDialog>
  );
}

interface LineProps {
  group: YearGroup;
  line: YearLine;
  input: YearInput;
  error: (field: string) => string | undefined;
  onChange: ChangeField;
}

/** A line to be taken over, with its days and amount. */
function Line({ group: { key }, line, input, error, onChange }: LineProps) {
  const { records, today: words } = useDashboardDictionary();
  const titleOf = useRecordTitle();
  const nameOf = useValueName();
  const language = useLanguage();
  const isOn = input[line.id] === "on";
  const { title, rest } = isRecordsKey(key)
    ? titleOf(key, enteredLine(line, input))
    : { title: nameOf(key), rest: undefined };
  const labels: Readonly<Record<string, string>> = isRecordsKey(key) ? records.of[key].fields : {};
  return (
    <div className={styles.line}>
      <Checkbox
        id={line.id}
        label={title}
        note={isOn ? rest : words.year.leftOut}
        checked={isOn}
        onChange={({ target }) => onChange(line.id, line.name, target.checked ? "on" : "off")}
      />
      {isOn && line.fields.length > 0 && (
        <div className={styles.fields}>
          <FieldPair>
            {line.fields.map(([name, type]) => {
              const id = `${line.id}.${name}`;
              return (
                <FormattedLine
                  key={id}
                  id={id}
                  format={type}
                  label={labels[name] ?? nameOf(key)}
                  value={input[id] ?? ""}
                  hint={type === "day" && isDay(input[id]) ? formatWeekday(input[id], language) : undefined}
                  error={error(id)}
                  autoComplete="off"
                  onChange={({ target }) => onChange(id, `${line.name}.${name}`, target.value)}
                />
              );
            })}
          </FieldPair>
        </div>
      )}
    </div>
  );
}
