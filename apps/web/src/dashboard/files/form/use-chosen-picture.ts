import { useRef, useState } from "react";
import { pictureIssue } from "#dashboard/kit/photos/picture-issue.ts";
import type { ChosenPicture } from "#dashboard/kit/photos/send-file.ts";
import { type ShrunkPicture, shrinkPicture } from "#dashboard/kit/photos/shrink-picture.ts";

interface Choice {
  readonly file: File;
  /** What can be said against it before it has travelled. */
  readonly unfit: ReturnType<typeof pictureIssue>;
  /** Bytes with which it travels; undefined until that is known. */
  readonly after: number | undefined;
}

interface ChosenPictureState {
  readonly choice: Choice | null;
  readonly choose: (file: File | null) => void;
  /** The picture made small, once it is. */
  readonly prepared: () => Promise<ChosenPicture | null>;
}

/** The picture that a form is to send: it is made small as soon as it is chosen, while the words are still typed. */
export function useChosenPicture(): ChosenPictureState {
  const [choice, setChoice] = useState<Choice | null>(null);
  const current = useRef<{ file: File; work: Promise<ShrunkPicture> | null }>(null);

  const choose = (file: File | null) => {
    const unfit = file && pictureIssue(file);
    const work = file && !unfit ? shrinkPicture(file) : null;
    current.current = file && { file, work };
    setChoice(file && { file, unfit, after: undefined });
    void work?.then(({ after }) => {
      if (current.current?.file === file) setChoice({ file, unfit, after });
    });
  };

  return {
    choice,
    choose,
    prepared: async () => {
      const { file, work } = current.current ?? {};
      return file && work ? { picture: (await work).picture, fileName: file.name } : null;
    },
  };
}
