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

/**
 * State of the picture that a form will send. Shrinking starts at once, while the user fills in the fields. The picture
 * is stored on this device with the form’s draft of the same name, and restored with it.
 */
export function useChosenPicture(draft: string) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [restored, setRestored] = useState(false);
  const current = useRef<{ picture: File; work: ReturnType<typeof prepare> | null }>(null);
  const touched = useRef(false);
  const serverOpensHeic = useServerOpensHeic();

  const prepare = async (picture: File) => {
    const shrunk = await shrinkPicture(picture);
    const issue = shrunk.heic && !(await serverOpensHeic()) ? ("picture_heic" as const) : null;
    return { shrunk, issue };
  };

  const take = (picture: File | null) => {
    const issue = picture && pictureIssue(picture);
    const work = picture && !issue ? prepare(picture) : null;
    current.current = picture && { picture, work };
    setChoice(picture && { picture, issue });
    void work?.then((known) => {
      if (current.current?.picture === picture) setChoice({ picture, ...known });
    });
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
    /** Deletes the stored draft of the picture. Called after saving or cancelling. */
    forget,
    choose: (picture: File | null) => {
      touched.current = true;
      setRestored(false);
      take(picture);
      if (picture) store({ picture });
      else forget();
    },
    /**
     * Resolves to the shrunk picture; null if none is chosen or the server is known to reject it.
     * @throws RequestFailure if shrinking shows that the server would reject the picture
     */
    prepared: async (): Promise<ChosenPicture | null> => {
      const { picture, work } = current.current ?? {};
      if (!picture || !work) return null;
      const { shrunk, issue } = await work;
      if (issue) throw new RequestFailure({ code: issue, message: issue });
      return { picture: shrunk.picture, fileName: picture.name };
    },
  };
}
