import { useDictionary } from "#platform/words/dictionary.ts";
import { useSaver } from "#ui/media/saver.ts";
import { useChoiceAddress } from "./current-address.ts";

interface SaverLinkProps {
  className?: string | undefined;
  short?: boolean | undefined;
}

export function SaverLink({ className, short }: SaverLinkProps) {
  const { saver } = useDictionary();
  const saving = useSaver() !== null;
  const address = useChoiceAddress("saver", saving ? "off" : "on");
  const name = saving ? saver.off : saver.on;
  return (
    <a className={className} href={address} rel="nofollow" aria-label={name}>
      {saving && short ? saver.offShort : name}
    </a>
  );
}
