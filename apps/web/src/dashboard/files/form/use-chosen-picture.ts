import { useRef, useState } from "react";
import { pictureIssue } from "#dashboard/kit/photos/picture-issue.ts";
import type { ChosenPicture } from "#dashboard/kit/photos/send-file.ts";
import { type ShrunkPicture, shrinkPicture } from "#dashboard/kit/photos/shrink-picture.ts";

interface Choice {
  readonly picture: File;
  /** What can be said against it before it has travelled. */
  readonly issue: ReturnType<typeof pictureIssue>;
  /** Bytes with which it travels; undefined until that is known. */
  readonly after: number | undefined;
}

interface ChosenPictureState {
  readonly choice: Choice | null;
  readonly choose: (picture: File | null) => void;
  /** The picture made small, once it is. */
  readonly prepared: () => Promise<ChosenPicture | null>;
}

/** The picture that a form is to send: it is made small as soon as it is chosen, while the words are still typed. */
export function useChosenPicture(): ChosenPictureState {
  const [choice, setChoice] = useState<Choice | null>(null);
  const current = useRef<{ picture: File; work: Promise<ShrunkPicture> | null }>(null);

  const choose = (picture: File | null) => {
    const issue = picture && pictureIssue(picture);
    const work = picture && !issue ? shrinkPicture(picture) : null;
    current.current = picture && { picture, work };
    setChoice(picture && { picture, issue, after: undefined });
    void work?.then(({ after }) => {
      if (current.current?.picture === picture) setChoice({ picture, issue, after });
    });
  };

  return {
    choice,
    choose,
    prepared: async () => {
      const { picture, work } = current.current ?? {};
      return picture && work ? { picture: (await work).picture, fileName: picture.name } : null;
    },
  };
}
