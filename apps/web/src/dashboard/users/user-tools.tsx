import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { Switch } from "#ui/controls/switch.tsx";
import styles from "./user-tools.module.css";

interface UserToolsProps {
  search: string;
  onSearch: (search: string) => void;
  all: boolean;
  onAll: (all: boolean) => void;
}

export function UserTools({ search, onSearch, all, onAll }: UserToolsProps) {
  const { users } = useDashboardDictionary();
  return (
    <search className={styles.tools}>
      <TextField
        type="search"
        id="user-search"
        label={users.search.label}
        labelHidden
        placeholder={users.search.label}
        maxLength={100}
        autoComplete="off"
        className={styles.field}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
      />
      <Switch label={users.showAll} checked={all} onChange={(event) => onAll(event.target.checked)} />
    </search>
  );
}
