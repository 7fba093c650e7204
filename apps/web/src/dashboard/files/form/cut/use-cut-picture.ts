import { pictureCut } from "@visiga/contracts/picture-cut";
import { useEffect, useState } from "react";
import { drawCut } from "./draw-cut.ts";

/** The fields of a cut, as the form holds them. */
export interface CutValues {
  readonly turns: string;
  readonly crop: string;
}

/** URL of the turned and cropped picture; `src` itself without a cut, undefined until it is drawn. */
export function useCutPicture(src: string | undefined, { turns, crop }: CutValues): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const cut = pictureCut({ turns, crop });
    if (!src || !cut) return;
    let drawn: string | undefined;
    let unmounted = false;
    const show = (blob: Blob | null) => {
      if (unmounted || !blob) return;
      drawn = URL.createObjectURL(blob);
      setUrl(drawn);
    };
    // A picture that this browser cannot decode has no preview.
    drawCut(src, cut).then(show, () => {});
    return () => {
      unmounted = true;
      setUrl(undefined);
      if (drawn) URL.revokeObjectURL(drawn);
    };
  }, [src, turns, crop]);
  return pictureCut({ turns, crop }) ? url : src;
}
