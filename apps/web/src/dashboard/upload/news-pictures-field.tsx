import { fill } from "@visiga/i18n/format";
import { useId } from "react";
import { FileInput } from "#dashboard/shared/forms/fields.tsx";
import { usePictureTypes } from "#dashboard/shared/photos/use-picture-types.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import button from "#ui/controls/button.module.css";
import field from "#ui/controls/field.module.css";
import { Notice } from "#ui/text/notice.tsx";
import { addPictures } from "./queue/queue-commands.ts";
import { isChosen, isOfNewsForm } from "./queue/upload-item.ts";
import { QueueTiles } from "./queue-tiles.tsx";
import { useUploads } from "./uploads.tsx";

/** Chooses the pictures of news, with thumbnails right below the button. */
export function NewsPicturesField({ disabled }: { disabled: boolean }) {
  const { images, dashboard } = useDashboardDictionary();
  const { form: t, upload } = images;
  const { queue, state } = useUploads();
  const types = usePictureTypes();
  const id = useId();
  const items = state.items.filter(isOfNewsForm);
  const usable = items.filter(isChosen);
  const names = new Map(usable.map((item, index) => [item.id, index === 0 ? t.cover : String(index + 1)]));
  // What cannot be used stands first, where it is in view.
  const shown = [...items.filter((item) => !isChosen(item)), ...usable];
  return (
    <div className="above-5">
      <label htmlFor={id} className={`block below-1 ${field.label}`}>
        {t.pictures} <span className="mute">{dashboard.optional}</span>
      </label>
      <FileInput
        id={id}
        multiple
        accept={types.accept}
        disabled={disabled}
        onChoose={(files) => void addPictures(queue, files, "news")}
        className={`${button.button} ${button.line} ${button.low}`}
      >
        {items.length > 0 ? t.morePictures : upload.choose}
      </FileInput>
      {items.some(({ state }) => state === "failed") && (
        <Notice icon="warning" tone="bad" role="alert" className="above-3">
          {upload.newsHeld}
        </Notice>
      )}
      {items.length > 0 && <QueueTiles strip items={shown} names={names} />}
      <small id={`${id}-note`} className={`block above-1 ${field.hint}`}>
        {t.newsPictures}
      </small>
      {state.overQuota > 0 && (
        <Notice icon="warning" tone="bad" role="alert">
          {fill(upload.noRoom, { count: state.overQuota })}
        </Notice>
      )}
    </div>
  );
}
