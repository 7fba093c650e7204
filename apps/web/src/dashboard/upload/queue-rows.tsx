import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import styles from "./queue-row.module.css";
import { QueueRow } from "./queue-row.tsx";
import { useUploads } from "./uploads.tsx";

const step = 50;

interface QueueRowsProps {
  /** Names for pictures that are not started yet, by item id. */
  names: ReadonlyMap<string, string>;
}

export function QueueRows({ names }: QueueRowsProps) {
  const { images } = useDashboardDictionary();
  const { items } = useUploads().state;
  const [shown, setShown] = useState(step);
  const left = items.length - shown;
  return (
    <>
      <ul className={styles.rows}>
        {items.slice(0, shown).map((item) => (
          <QueueRow key={item.id} item={item} name={item.fields?.name ?? names.get(item.id) ?? item.fileName} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="line" size="row" onClick={() => setShown(shown + step)}>
          {fill(images.more, { count: Math.min(step, left) })}
        </Button>
      )}
    </>
  );
}
