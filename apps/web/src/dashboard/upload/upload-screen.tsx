import { fill } from "@visiga/i18n/format";
import { useEffect, useRef } from "react";
import { useFormValues } from "#dashboard/kit/forms/use-form-values.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import { BatchForm } from "./batch-form.tsx";
import { batchNames } from "./batch-names.ts";
import { PictureDropzone } from "./picture-dropzone.tsx";
import { batchFields, batchShowsMinors, defaultBatch, fileFields } from "./queue/batch-values.ts";
import { addPictures, startBatch } from "./queue/queue-commands.ts";
import { isChosen, isUnderWay } from "./queue/upload-item.ts";
import { QueueActions } from "./queue-actions.tsx";
import { QueueRows } from "./queue-rows.tsx";
import { QueueSummary } from "./queue-summary.tsx";
import styles from "./upload-screen.module.css";
import { useUploads } from "./uploads.tsx";

/** Batch form and queue. */
export function UploadScreen() {
  const { upload } = useDashboardDictionary().images;
  const { queue, state } = useUploads();
  const { items, overQuota } = state;
  const chosen = items.filter(isChosen);
  const busy = chosen.length > 0 || items.some(isUnderWay);
  // Once the queue is done, the form starts another batch.
  const form = useFormValues(batchFields, (items.length === 0 || busy ? state.values : null) ?? defaultBatch);
  const { values } = form;
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => void queue.store.saveBatch(queue.userId, { values }), [queue, values]);

  const wasBusy = useRef(busy);
  useEffect(() => {
    // Minors and consent are said of these pictures, not of the next batch.
    const { minors, consent } = defaultBatch;
    if (wasBusy.current && !busy) form.set(items.length > 0 ? defaultBatch : { minors, consent });
    wasBusy.current = busy;
  });

  const taken = items.flatMap(({ fields }) => (fields ? [fields.name] : []));
  const given = batchNames(
    chosen.map(({ fileName }) => fileName),
    { name: values.name, title: values.title, taken },
  );
  const names = new Map(chosen.map(({ id }, index) => [id, given[index] ?? ""]));

  const start = () => {
    const fields = element.current && form.check(element.current, { minors: String(batchShowsMinors(values)) });
    if (fields) void startBatch(queue, new Map([...names].map(([id, name]) => [id, fileFields(name, fields)])));
  };

  return (
    <div className={styles.split}>
      <section className={styles.panel} aria-labelledby="batch">
        <h2 id="batch">{upload.forAll}</h2>
        <BatchForm form={form} formRef={element} onSubmit={start} />
      </section>
      <section className={styles.panel} aria-label={upload.queue}>
        <PictureDropzone onAdd={(files) => void addPictures(queue, files)} />
        {overQuota > 0 && (
          <Notice icon="warning" tone="bad" role="alert" className={styles.notice}>
            {fill(upload.noRoom, { count: overQuota })}
          </Notice>
        )}
        {items.length > 0 && (
          <>
            <QueueSummary />
            <QueueActions chosen={chosen.length} onStart={start} />
            <QueueRows names={names} />
          </>
        )}
      </section>
    </div>
  );
}
