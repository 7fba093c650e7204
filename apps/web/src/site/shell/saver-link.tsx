import { useLocation } from "@tanstack/react-router";
import { useDictionary } from "#platform/words/dictionary.ts";
import { useSaver } from "#ui/media/saver.ts";

/** Link that turns data saver on, or off again, and leads back to the page. */
export function SaverLink({ className }: { className?: string | undefined }) {
  const { saver } = useDictionary();
  const saving = useSaver() !== null;
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const address = new URLSearchParams(query);
  address.set("saver", saving ? "off" : "on");
  return (
    <a className={className} href={`?${address}`} rel="nofollow">
      {saving ? saver.off : saver.on}
    </a>
  );
}
