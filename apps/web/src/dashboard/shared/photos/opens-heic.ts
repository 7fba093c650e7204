import { heicSample } from "@visiga/contracts/heic-sample";

let opens: Promise<boolean> | undefined;

export function browserOpensHeic(): Promise<boolean> {
  const sample = new Image();
  sample.src = `data:image/heic;base64,${heicSample}`;
  opens ??= sample.decode().then(
    () => true,
    () => false,
  );
  return opens;
}
