import { useRef, useState } from "react";
import { pictureIssue } from "#dashboard/kit/photos/picture-issue.ts";
import type { ChosenPicture } from "#dashboard/kit/photos/send-file.ts";
import { type ShrunkPicture, shrinkPicture } from "#dashboard/kit/photos/shrink-picture.ts";

interface Choice {
  readonly picture: File;
  /** Why the server would refuse it; null where nothing is known against it. */
  readonly issue: ReturnType<typeof pictureIssue>;
  /** Bytes after shrinking; undefined until that is done. */
  readonly after: number | undefined;
}

interface ChosenPictureState {
  readonly choice: Choice | null;
  readonly choose: (picture: File | null) => void;
  /** Resolves with the shrunk picture; null where none is chosen or it would be refused. */
  readonly prepared: () => Promise<ChosenPicture | null>;
}

/** State of the picture that a form will send. Shrinking starts at once, while the fields are still being filled in. */
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
