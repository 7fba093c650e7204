import { pictureTransform } from "@visiga/contracts/picture-transform";
import { useEffect, useState } from "react";
import { drawTransformed } from "./draw-transformed.ts";

export interface TransformValues {
  readonly turns: string;
  readonly crop: string;
  readonly blur: string;
}

/** URL of the turned, covered and cropped picture; `src` itself without a change, undefined until it is drawn. */
export function useTransformedPicture(
  src: string | undefined,
  { turns, crop, blur }: TransformValues,
): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const transform = pictureTransform({ turns, crop, blur });
    if (!src || !transform) return;
    let drawn: string | undefined;
    let unmounted = false;
    const show = (blob: Blob | null) => {
      if (unmounted || !blob) return;
      drawn = URL.createObjectURL(blob);
      setUrl(drawn);
    };
    // A picture that this browser cannot decode has no preview.
    drawTransformed(src, transform).then(show, () => {});
    return () => {
      unmounted = true;
      setUrl(undefined);
      if (drawn) URL.revokeObjectURL(drawn);
    };
  }, [src, turns, crop, blur]);
  return pictureTransform({ turns, crop, blur }) ? url : src;
}
