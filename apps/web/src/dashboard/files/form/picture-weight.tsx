import { type Photo, photoWeight, pictureBudget } from "@visiga/contracts/files";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { formatBytes } from "#platform/words/format-bytes.ts";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import styles from "./picture-field.module.css";

export function PictureWeight({ photo }: { photo: Photo }) {
  const { weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const bytes = photoWeight(photo);
  const over = bytes > pictureBudget;
  const budget = formatNumber(pictureBudget / 1000, language);
  const asReceived = fill(weight.asReceived, { budget });
  return (
    <div className={styles.weight}>
      <p>
        <b>{formatBytes(bytes, weight, language)}</b> {asReceived}
      </p>
      <ProgressBar label={asReceived} value={(bytes / pictureBudget) * 100} over={over} />
      {over && <p className={styles.error}>{fill(weight.pictureTooHeavy, { budget })}</p>}
    </div>
  );
}
