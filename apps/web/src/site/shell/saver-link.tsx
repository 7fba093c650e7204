import { useLocation } from "@tanstack/react-router";
import { useDictionary } from "#platform/words/dictionary.ts";
import { useSaver } from "#ui/media/saver.ts";

interface SaverLinkProps {
  className?: string | undefined;
  /** Fewer words where data saver is on. */
  short?: boolean | undefined;
}

/** Link that turns data saver on, or off again, and leads back to the page. */
export function SaverLink({ className, short }: SaverLinkProps) {
  const { saver } = useDictionary();
  const saving = useSaver() !== null;
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const address = new URLSearchParams(query);
  address.set("saver", saving ? "off" : "on");
  const name = saving ? saver.off : saver.on;
  return (
    <a className={className} href={`?${address}`} rel="nofollow" aria-label={name}>
      {saving && short ? saver.offShort : name}
    </a>
  );
}
