import { useQuery, useQueryClient } from "@tanstack/react-query";
import { heicSample } from "@visiga/contracts/heic-sample";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/**
 * Types that every server or browser decodes. HEIC is not listed, so that iOS converts it to JPEG. A picker that hides
 * other files shows also those whose type the device does not know: their content is looked at once they are chosen.
 */
const types = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/bmp,application/octet-stream";

function browserOpensHeic(): Promise<boolean> {
  const sample = new Image();
  sample.src = `data:image/heic;base64,${heicSample}`;
  return sample.decode().then(
    () => true,
    () => false,
  );
}

/** Picture types that a form accepts: HEIC only if this browser can convert it or the server can decode it. */
export function usePictureTypes() {
  const { form } = useDashboardDictionary().images;
  const serverOpens = useServerOpensHeic();
  const { data: heic } = useQuery({
    queryKey: ["opensHeic"],
    queryFn: async () => (await browserOpensHeic()) || (await serverOpens()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    accept: heic ? `${types},image/heic,image/heif,.heic,.heif` : types,
    name: (sentence: string) => fill(sentence, { types: heic ? form.typesWithHeic : form.types }),
  };
}

/** Asks whether the server can decode HEIC, for browsers that cannot; false if the server is unreachable. */
export function useServerOpensHeic(): () => Promise<boolean> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return async () => {
    const options = trpc.files.pictureTypes.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY });
    const answer = await queryClient.fetchQuery(options).catch(() => null);
    return answer?.heic ?? false;
  };
}
