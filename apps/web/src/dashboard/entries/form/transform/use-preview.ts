import { useQuery } from "@tanstack/react-query";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { type PictureTransform, pictureTransform } from "@visiga/contracts/picture-transform";
import { useEffect, useState } from "react";
import { canvasOf } from "#dashboard/shared/photos/canvas.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { photoSource } from "#ui/media/picture-source.ts";

const maxSide = 1280;

/** Colours across and down that the preview shows of a covered area. */
const colours = 5;

export type TransformValues = Readonly<Record<"turns" | "crop" | "blur", string>>;

/** URL of a picture in memory, revoked when another follows. */
function useObjectUrl(picture: Blob | null): string | undefined {
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

/** URL of the chosen picture of a form; undefined for null, which has no preview. Without `chosen`, of the stored one. */
export function usePreview(entry: ManagedEntry | null, chosen: Blob | null | undefined): string | undefined {
  const url = useObjectUrl(chosen ?? null);
  const photo = entry?.photo;
  const hidden = entry?.shown === false;
  const thumbnail = useQuery({
    ...useTrpc().files.thumbnail.queryOptions({ id: photo?.id ?? "" }),
    enabled: Boolean(photo) && hidden && chosen === undefined,
  });
  if (chosen !== undefined) return url;
  if (!photo) return undefined;
  return hidden ? (thumbnail.data?.url ?? undefined) : photoSource(photo).phone;
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

/** A turned, covered and cropped picture for the preview; the server changes the stored picture. */
async function drawTransformed(src: string, { turns, blurred, frame }: PictureTransform): Promise<Blob | null> {
  const image = new Image();
  image.src = src;
  await image.decode();
  const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight));
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  const [turnedWidth, turnedHeight] = turns % 2 === 0 ? [width, height] : [height, width];
  const [canvas, context] = canvasOf((turnedWidth * frame.width) / 100, (turnedHeight * frame.height) / 100);
  const [few, fewColours] = canvasOf(colours, colours);
  if (!context || !fewColours) return null;
  context.translate(-(turnedWidth * frame.left) / 100, -(turnedHeight * frame.top) / 100);
  context.save();
  context.translate(turnedWidth / 2, turnedHeight / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  context.restore();
  for (const area of blurred) {
    const [x, y] = [(turnedWidth * area.left) / 100, (turnedHeight * area.top) / 100];
    const [across, down] = [(turnedWidth * area.width) / 100, (turnedHeight * area.height) / 100];
    const [left, top] = [x - (turnedWidth * frame.left) / 100, y - (turnedHeight * frame.top) / 100];
    fewColours.drawImage(canvas, left, top, across, down, 0, 0, colours, colours);
    context.drawImage(few, x, y, across, down);
  }
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
