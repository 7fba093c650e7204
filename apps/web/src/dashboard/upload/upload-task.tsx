import { useNavigate, useSearch } from "@tanstack/react-router";
import { categoryKey, type EntryPage, galleryCategory, isHeadlinePage } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { inEitherLanguage, inSwahili, useSides } from "#dashboard/shared/forms/either-language.ts";
import {
  AlbumField,
  AlternativeTextFields,
  ConsentFields,
  EntryControl,
  ShownDaysFields,
  showsMinors,
} from "#dashboard/shared/forms/entry-parts.tsx";
import { Fold, Form } from "#dashboard/shared/forms/fields.tsx";
import { hasTitle } from "#dashboard/shared/forms/title-choices.ts";
import { PlaceFields, TitleField } from "#dashboard/shared/forms/title-field.tsx";
import { useFormValues } from "#dashboard/shared/forms/use-form.ts";
import { filteredPage, pictureFilters } from "#dashboard/shared/place/entries-search.ts";
import { useNeedsReview } from "#dashboard/shared/review/use-review-rule.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { daysFromNow } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { batchNames, readableName } from "./batch-names.ts";
import { PictureDropzone } from "./picture-dropzone.tsx";
import {
  type BatchFields,
  type BatchValues,
  batchFields,
  entryFields,
  newBatch,
  nextBatch,
  onPage,
} from "./queue/batch-values.ts";
import { addPictures, startBatch } from "./queue/queue-commands.ts";
import { isChosen, isOfNewsForm, isUnderWay, queueFigures, type UploadItem } from "./queue/upload-item.ts";
import { QueueActions, QueueTiles } from "./queue-tiles.tsx";
import styles from "./upload-screen.module.css";
import { useUploads } from "./uploads.tsx";

export function UploadTask() {
  const { upload } = useDashboardDictionary().images;
  const { queue, state } = useUploads();
  const { page } = useSearch({ from: "/dashboard/frame/upload" });
  const tryNow = (
    <Button icon="retry" variant="line" size="row" onClick={() => queue.tryNow()}>
      {upload.tryNow}
    </Button>
  );
  return (
    <>
      <TabHead title={upload.title}>
        <TextLink to={page === pictureFilters[0] ? "/dashboard" : `/dashboard?page=${page}`}>{upload.back}</TextLink>
      </TabHead>
      <div role="status">
        {state.offline && (
          <Notice icon="offline" action={tryNow} className="on-sand below-5">
            <b>{upload.offline}</b> {upload.offlineHint}
          </Notice>
        )}
      </div>
      {state.phase === "broken" && (
        <Notice icon="warning" tone="bad" role="alert">
          {upload.noQueue}
        </Notice>
      )}
      <ShareNotice />
      {state.phase === "ready" && <UploadScreen />}
    </>
  );
}

/** Says once what did not arrive of the pictures that the address is about. */
function ShareNotice() {
  const { upload } = useDashboardDictionary().images;
  const search = useSearch({ from: "/dashboard/frame/upload" });
  const navigate = useNavigate();
  const [missed] = useState(search.missed);
  useEffect(() => {
    if (missed === undefined) return;
    void navigate({ to: ".", search: ({ missed: _, ...others }) => others, replace: true });
  }, [missed, navigate]);
  return (
    missed !== undefined && (
      <Notice icon="warning" tone="bad" role="alert" className="below-5">
        {missed > 0 ? fill(upload.noRoom, { count: missed }) : upload.notShared}
      </Notice>
    )
  );
}

function UploadScreen() {
  const { upload } = useDashboardDictionary().images;
  const { queue, state } = useUploads();
  const { overQuota } = state;
  const items = state.items.filter((item) => !isOfNewsForm(item));
  const language = useLanguage();
  const chosen = items.filter(isChosen);
  const busy = chosen.length > 0 || items.some((item) => item.form === undefined && isUnderWay(item));
  const { page, album } = useSearch({ from: "/dashboard/frame/upload" });
  const fresh = newBatch(filteredPage(page), album);
  // When the queue is done, the form starts another batch. Without pictures, its input for this page stays.
  const kept = state.values?.page === fresh.page && (!album || state.values.album === album);
  const typed = busy || (items.length === 0 && kept) ? state.values : null;
  const form = useFormValues(batchFields, typed ?? fresh, language === "sw" ? { place: inSwahili } : {});
  const { values } = form;

  useEffect(() => void queue.store.saveBatch(queue.userId, { values }), [queue, values]);

  const wasBusy = useRef(busy);
  useEffect(() => {
    const { minors, consent } = fresh;
    if (wasBusy.current && !busy) form.set(items.length > 0 ? nextBatch(values) : { minors, consent });
    wasBusy.current = busy;
  });

  const { name } = inEitherLanguage(values);
  const taken = items.flatMap(({ fields }) => (fields ? [fields.name] : []));
  const newNames = batchNames(
    chosen.map(({ fileName }) => fileName),
    { name, title: useTitle(values), taken },
  );
  const names = new Map(chosen.map(({ id }, index) => [id, newNames[index] ?? ""]));

  /** A title with a number, “EVENTS 1”, would tell visitors nothing. */
  const needsName =
    `${values.name}${values.nameSw}`.trim() === "" && chosen.some(({ fileName }) => readableName(fileName) === null);

  const start = (element: HTMLFormElement) => {
    if (needsName) return form.refuse(element, { [language === "sw" ? "nameSw" : "name"]: "name_required" });
    const fields = form.check(element, { minors: String(showsMinors(values)), ...inEitherLanguage(values) });
    if (fields) void startBatch(queue, new Map([...names].map(([id, name]) => [id, entryFields(name, fields)])));
  };

  return (
    <div className={`stack gap ${styles.split}`}>
      <div className={`paper panel ${styles.panel}`}>
        <PictureDropzone onAdd={(files) => void addPictures(queue, files)} />
        {overQuota > 0 && (
          <Notice icon="warning" tone="bad" role="alert" className="above-5">
            {fill(upload.noRoom, { count: overQuota })}
          </Notice>
        )}
        {items.length > 0 && (
          <>
            <QueueTiles items={items} names={names} />
            <QueueSummary items={items} />
          </>
        )}
      </div>
      <section className={`paper panel ${styles.panel}`} aria-labelledby="batch">
        <h2 id="batch">{upload.forAll}</h2>
        <BatchForm form={form} onSubmit={start}>
          {items.length > 0 && <QueueActions items={items} chosen={chosen.length} />}
        </BatchForm>
      </section>
    </div>
  );
}

/** The title of a batch, else its page, in the language of the screen. */
function useTitle({ page, title, titleSw }: BatchValues): string {
  const { pages } = useDashboardDictionary().images;
  const { categories } = useDictionary().gallery;
  const swahili = useLanguage() === "sw";
  const category = page === "GALLERY" ? galleryCategory(title) : undefined;
  if (category) return categories[categoryKey(category)];
  return (swahili && titleSw.trim()) || title.trim() || titleSw.trim() || (page ? pages[page as EntryPage] : "");
}

function QueueSummary({ items }: { items: readonly UploadItem[] }) {
  const { upload } = useDashboardDictionary().images;
  const { stored, failed, announced } = queueFigures(items);
  return (
    <>
      <p className="small mute above-4">{fill(upload.total, { count: items.length, stored })}</p>
      <p className="visually-hidden" role="status">
        {failed > 0
          ? fill(upload.partly, { stored, failed })
          : announced > 0 && fill(upload.sum, { stored: announced, count: items.length })}
      </p>
    </>
  );
}

interface BatchFormProps {
  form: ReturnType<typeof useFormValues<typeof batchFields, keyof BatchFields>>;
  onSubmit: (element: HTMLFormElement) => void;
  children: ReactNode;
}

/** The question about minors under the pictures, then their words, as in the form of one picture. */
function BatchForm({ form, onSubmit, children }: BatchFormProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { upload, form: t } = images;
  const { values, set } = form;
  const needsReview = useNeedsReview();
  const [own, other] = useSides();
  const name = (side: typeof own) => (
    <TextField
      label={side ? upload.nameSwahili : upload.name}
      hint={side === own && upload.nameHint}
      lang={side ? "sw" : "en"}
      autoComplete="off"
      {...form.field(`name${side}`)}
    />
  );
  return (
    <Form onSubmit={onSubmit}>
      <ConsentFields form={form} label={upload.minors} warning={<Notice>{upload.hidden}</Notice>} />
      {needsReview && <Notice icon="eye">{images.review.hintMany}</Notice>}
      {name(own)}
      <PlaceFields form={form} onChoose={(page) => set(onPage(values, page))} />
      {(values.page === "GALLERY" || values.album) && <AlbumField form={form} />}
      <div className="above-4">
        <Fold summary={other ? t.inSwahili : t.inEnglish}>
          <p className="small mute">{t.oneLanguage}</p>
          {name(other)}
          {isHeadlinePage(values.page) && <EntryControl form={form} name={`title${other}`} />}
        </Fold>
        <AlternativeTextFields form={form} spoken={images.alternative.forAll} />
        <Fold summary={t.more}>
          <EntryControl form={form} name="eventDay" mark={dashboard.optional} />
          <div className="row gap-6">
            <TextButton onClick={() => set({ eventDay: daysFromNow(0) })}>{upload.today}</TextButton>
            <TextButton onClick={() => set({ eventDay: daysFromNow(-1) })}>{upload.yesterday}</TextButton>
          </div>
          {!hasTitle(values.page) && <TitleField form={form} />}
          <ShownDaysFields form={form} />
        </Fold>
      </div>
      {children}
    </Form>
  );
}
