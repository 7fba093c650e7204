import { pictureTransform } from "@visiga/contracts/picture-transform";
import { useEffect, useState } from "react";
import { drawTransformed } from "./draw-transformed.ts";

export type TransformValues = Readonly<Record<"turns" | "crop" | "blur", string>>;

/** URL of a picture in memory, revoked when another follows. */
export function useObjectUrl(picture: Blob | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const address = URL.createObjectURL(picture);
    setUrl(address);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(address);
    };
  }, [picture]);
  return url;
}

/** Turned, covered and cropped URL; `src` itself without a change, undefined until it is drawn. */
export function useTransformedPicture(
  src: string | undefined,
  { turns, crop, blur }: TransformValues,
): string | undefined {
  const [drawn, setDrawn] = useState<Blob | null>(null);
  const url = useObjectUrl(drawn);
  useEffect(() => {
    const transform = pictureTransform({ turns, crop, blur });
    if (!src || !transform) return;
    let unmounted = false;
    // A picture that this browser cannot decode has no preview.
    drawTransformed(src, transform).then(
      (blob) => unmounted || setDrawn(blob),
      () => {},
    );
    return () => {
      unmounted = true;
      setDrawn(null);
    };
  }, [src, turns, crop, blur]);
  return pictureTransform({ turns, crop, blur }) ? url : src;
}
