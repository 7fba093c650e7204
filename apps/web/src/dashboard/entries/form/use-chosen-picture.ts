import { useRef, useState } from "react";
import { useStoredDraft } from "#dashboard/shared/forms/use-draft.ts";
import { type PreparedPicture, preparePicture } from "#dashboard/shared/photos/prepare-picture.ts";
import type { ChosenPicture } from "#dashboard/shared/photos/send-entry.ts";
import { useServerOpensHeic } from "#dashboard/shared/photos/use-picture-types.ts";
import { RequestFailure } from "#platform/data/failure.ts";

export interface Choice {
  readonly picture: File;
  /** Undefined until it is known. */
  readonly prepared?: PreparedPicture;
}

/** The picture that a form will send, stored with the form’s draft. It is prepared while the user fills in the fields. */
export function useChosenPicture(draft: string) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [restored, setRestored] = useState(false);
  const preparing = useRef<Promise<Required<Choice>> | null>(null);
  const touched = useRef(false);
  const serverOpensHeic = useServerOpensHeic();

  const prepare = async (picture: File): Promise<Required<Choice>> => ({
    picture,
    prepared: await preparePicture(picture, serverOpensHeic),
  });

  const take = (picture: File | null) => {
    const work = picture && prepare(picture);
    preparing.current = work;
    setChoice(picture && { picture });
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
    /** The prepared picture. @throws RequestFailure if the server would reject it */
    prepared: async (): Promise<ChosenPicture | null> => {
      const known = await preparing.current;
      if (!known) return null;
      const { picture, prepared } = known;
      if (prepared.issue) throw new RequestFailure({ code: prepared.issue, message: prepared.issue });
      return { picture: prepared.picture, fileName: picture.name };
    },
  };
}
