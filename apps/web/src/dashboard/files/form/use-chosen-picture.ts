import { useRef, useState } from "react";
import { useStoredDraft } from "#dashboard/shared/forms/use-draft.ts";
import { type PictureIssue, pictureIssue } from "#dashboard/shared/photos/picture-issue.ts";
import type { ChosenPicture } from "#dashboard/shared/photos/send-file.ts";
import { type ResizedPicture, shrinkPicture } from "#dashboard/shared/photos/shrink-picture.ts";
import { useServerOpensHeic } from "#dashboard/shared/photos/use-picture-types.ts";
import { RequestFailure } from "#platform/data/failure.ts";

export interface Choice {
  readonly picture: File;
  /** Why the server would reject the picture; null if no reason is known. */
  readonly issue: PictureIssue | null;
  /** Undefined until it is known. */
  readonly shrunk?: ResizedPicture;
}

/** The picture that a form will send, stored with the form’s draft. It is shrunk while the user fills in the fields. */
export function useChosenPicture(draft: string) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [restored, setRestored] = useState(false);
  const preparing = useRef<Promise<Required<Choice>> | null>(null);
  const touched = useRef(false);
  const serverOpensHeic = useServerOpensHeic();

  const prepare = async (picture: File): Promise<Required<Choice>> => {
    const shrunk = await shrinkPicture(picture);
    return { picture, shrunk, issue: shrunk.heic && !(await serverOpensHeic()) ? "picture_heic" : null };
  };

  const take = (picture: File | null) => {
    const issue = picture && pictureIssue(picture);
    const work = picture && !issue ? prepare(picture) : null;
    preparing.current = work;
    setChoice(picture && { picture, issue });
    void work?.then((known) => preparing.current === work && setChoice(known));
  };
  const { store, forget } = useStoredDraft(`${draft}/file`, (stored) => {
    // The restored picture does not replace one chosen in the meantime.
    if (touched.current || !("picture" in stored) || !(stored.picture instanceof File)) return;
    take(stored.picture);
    setRestored(true);
  });

  return {
    choice,
    restored,
    forget,
    choose: (picture: File | null) => {
      touched.current = true;
      setRestored(false);
      take(picture);
      if (picture) store({ picture });
      else forget();
    },
    /** The shrunk picture. @throws RequestFailure if shrinking shows that the server would reject it */
    prepared: async (): Promise<ChosenPicture | null> => {
      const known = await preparing.current;
      if (!known) return null;
      const { picture, shrunk, issue } = known;
      if (issue) throw new RequestFailure({ code: issue, message: issue });
      return { picture: shrunk.picture, fileName: picture.name };
    },
  };
}
