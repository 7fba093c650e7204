import { useMutation } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";

export function PreviewButton({ path, day, label }: { path: string; day: string; label?: string }) {
  const { schedule } = useDashboardDictionary().images;
  const language = useLanguage();
  const { mutateAsync: create, isPending } = useMutation(useTrpc().previews.create.mutationOptions());
  const open = async () => {
    // Opened before the request: browsers block a tab that is opened after it.
    const tab = window.open("", "_blank");
    try {
      const preview = await create({ path, day });
      tab?.location.replace(`${preview.path}?lang=${language}`);
    } catch {
      tab?.close();
    }
  };
  return (
    <TextButton aria-label={label} disabled={isPending} onClick={() => void open()}>
      {schedule.preview}
    </TextButton>
  );
}
