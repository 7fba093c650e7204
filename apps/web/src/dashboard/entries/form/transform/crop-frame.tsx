import type { PictureFrame } from "@visiga/contracts/picture-transform";
import ReactCrop from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { CSSProperties } from "react";
import { useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./transform-fields.module.css";

interface CropFrameProps {
  src: string;
  frame: PictureFrame;
  onChange: (frame: PictureFrame) => void;
  disabled: boolean;
}

export function CropFrame({ src, frame, onChange, disabled }: CropFrameProps) {
  const { transform, form } = useDashboardDictionary().images;
  const [ratio, setRatio] = useState(1);
  return (
    <ReactCrop
      className={styles.crop ?? ""}
      crop={{ unit: "%", x: frame.left, y: frame.top, width: frame.width, height: frame.height }}
      onChange={(_, { x, y, width, height }) => onChange({ left: x, top: y, width, height })}
      keepSelection
      disabled={disabled}
      ariaLabels={transform.handles}
    >
      <img
        src={src}
        alt={form.preview}
        style={{ "--ratio": ratio } as CSSProperties}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
      />
    </ReactCrop>
  );
}
