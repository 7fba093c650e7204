import type { PasskeyRecord } from "@visiga/contracts/passkeys";
import { fill, formatDay, formatTime } from "@visiga/i18n/format";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./session-list.module.css";

interface PasskeyListProps {
  passkeys: readonly PasskeyRecord[];
  /** Absent for another user’s passkeys. */
  onRemove?: (passkey: PasskeyRecord) => void;
}

export function PasskeyList({ passkeys, onRemove }: PasskeyListProps) {
  const { passkeys: words } = useDashboardDictionary();
  const language = useLanguage();
  if (passkeys.length === 0) return <p>{words.none}</p>;
  return (
    <ul className={styles.list}>
      {passkeys.map((passkey) => {
        const { id, name, addedAt, usedAt } = passkey;
        const used = usedAt
          ? fill(words.used, { day: formatDay(usedAt, language), time: formatTime(usedAt, language) })
          : words.notUsed;
        return (
          <li key={id} className={styles.session}>
            <div>
              <b>{name}</b>
              <p>
                {fill(words.added, { day: formatDay(addedAt, language) })}, {used}
              </p>
            </div>
            {onRemove && (
              <Button variant="line" aria-label={fill(words.removeOne, { name })} onClick={() => onRemove(passkey)}>
                {words.remove}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
