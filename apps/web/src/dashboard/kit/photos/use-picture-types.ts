import { useQuery, useQueryClient } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { browserOpensHeic } from "./heic.ts";

/** What every server decodes. Named, because iOS converts HEIC to JPEG where a page does not ask for it. */
const types = "image/jpeg,image/png,image/webp,image/avif";

interface PictureTypes {
  /** For the `accept` attribute of a file field. */
  readonly accept: string;
  /** A sentence of `images` with the types in place of `{types}`. */
  readonly name: (sentence: string) => string;
}

/** The types of pictures that a form offers: HEIC only where this browser can convert it or the server decode it. */
export function usePictureTypes(): PictureTypes {
  const { form } = useDashboardDictionary().images;
  const serverOpens = useServerOpensHeic();
  const { data: heic } = useQuery({
    queryKey: ["opensHeic"],
    queryFn: async () => (await browserOpensHeic()) || (await serverOpens()),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return {
    accept: heic ? `${types},image/heic,image/heif,.heic,.heif` : types,
    name: (sentence) => fill(sentence, { types: heic ? form.typesWithHeic : form.types }),
  };
}

/** Asks whether the server can decode HEIC, which this browser may not; no where it cannot be asked. */
export function useServerOpensHeic(): () => Promise<boolean> {
  const trpc = useTrpc();
  const queryClient = useQueryClient();
  return async () => {
    // Without a connection the answer is no at once, instead of a pause until there is one.
    const options = {
      ...trpc.files.pictureTypes.queryOptions(),
      staleTime: Number.POSITIVE_INFINITY,
      networkMode: "always" as const,
    };
    const answer = await queryClient.fetchQuery(options).catch(() => null);
    return answer?.heic ?? false;
  };
}
