import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";

export function ShareButton({ title, to }: { title: string; to: string }) {
  const { news } = useDictionary();
  return (
    <TextButton className="script-only" aria-label={fill(news.shareOne, { title })} data-share={to} data-title={title}>
      <Icon name="share" />
      {news.share}
    </TextButton>
  );
}
