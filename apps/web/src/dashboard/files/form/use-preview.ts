import { useQuery } from "@tanstack/react-query";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { photoSource } from "#ui/media/picture-source.ts";
import { useObjectUrl } from "./transform/use-transformed-picture.ts";

export function usePreview(file: ManagedFile | null, chosen: File | null): string | undefined {
  const url = useObjectUrl(chosen);
  const photo = file?.photo;
  const hidden = file?.shown === false;
  const thumbnail = useQuery({
    ...useTrpc().files.thumbnail.queryOptions({ id: photo?.id ?? "" }),
    enabled: Boolean(photo) && hidden && !chosen,
  });
  if (chosen) return url;
  if (!photo) return undefined;
  return hidden ? (thumbnail.data?.url ?? undefined) : photoSource(photo).src;
}
