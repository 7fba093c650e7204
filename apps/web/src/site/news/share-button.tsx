import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./share-button.module.css";

export function ShareButton({ title, onShare }: { title: string; onShare: () => void }) {
  const { news } = useDictionary();
  return (
    <TextButton className={styles.share} aria-label={fill(news.shareOne, { title })} onClick={onShare}>
      <Icon name="share" />
      {news.share}
    </TextButton>
  );
}
