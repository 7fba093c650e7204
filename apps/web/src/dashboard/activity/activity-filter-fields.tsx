import { type ActivityPage, type ActivityQuery, revisionKinds } from "@visiga/contracts/activity";
import tools from "#dashboard/shared/tab/tools.module.css";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Options, SelectField, TextField } from "#ui/controls/field.tsx";

export type ActivityFilters = Pick<ActivityQuery, "who" | "kind" | "since">;

interface ActivityFilterFieldsProps {
  filters: ActivityFilters;
  people: ActivityPage["people"];
  onChange: (filters: ActivityFilters) => void;
}

export function ActivityFilterFields({ filters, people, onChange }: ActivityFilterFieldsProps) {
  const { who, what, since, everybody, everything, pictures, users, site } = useDashboardDictionary().activity.filters;
  const kinds = { picture: pictures, user: users, site };
  const change = (name: keyof ActivityFilters, value: string | undefined) => {
    const { [name]: _before, ...others } = filters;
    onChange({ ...others, ...(value && { [name]: value }) });
  };
  return (
    <div className={tools.tools}>
      <SelectField
        label={who}
        value={filters.who ?? ""}
        onChange={({ target }) => change("who", target.value)}
        className={tools.narrow}
      >
        <option value="">{everybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={what}
        value={filters.kind ?? ""}
        onChange={({ target }) =>
          change(
            "kind",
            revisionKinds.find((kind) => kind === target.value),
          )
        }
        className={tools.narrow}
      >
        <option value="">{everything}</option>
        <Options values={revisionKinds} label={(kind) => kinds[kind]} />
      </SelectField>
      <TextField
        type="date"
        label={since}
        max={today()}
        value={filters.since ?? ""}
        onChange={({ target }) => change("since", target.value)}
        className={tools.narrow}
      />
    </div>
  );
}
