import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FileCreate, type FileUpdate, fileCreate, fileUpdate } from "@visiga/contracts/file-requests";
import type { FilePage } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { firstAdministratorName } from "@visiga/contracts/users";
import { useRef, useState } from "react";
import { inEitherLanguage, inSwahili } from "#dashboard/shared/forms/either-language.ts";
import { showsMinors } from "#dashboard/shared/forms/file-parts.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { type ChosenPicture, sendFile } from "#dashboard/shared/photos/send-file.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { fileValues, initialValues, noTransform, onPage, sentFields, withoutPictureFields } from "./file-values.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

export interface FileFormOptions {
  /** Null for a new file. */
  file: ManagedFile | null;
  page?: FilePage | undefined;
  onSaved: (file: ManagedFile) => void;
  /** Called if the form stays open after a change: a file taken down, or another user’s version accepted. */
  onChanged?: ((file: ManagedFile) => void) | undefined;
}

export function useFileForm({ file, page, onSaved, onChanged }: FileFormOptions) {
  const language = useLanguage();
  const { title } = useDictionary();
  const { name } = useSessionUser();
  const writer = { language, author: name === firstAdministratorName ? title.full : name };
  const queryClient = useQueryClient();
  const { read, setTakenDown } = useTrpc().files;
  const draftName = file ? `picture/${file.id}` : "picture";
  const picture = useChosenPicture(draftName);
  const { sent, send } = useSendFile();
  const [stored, setStored] = useState(file);
  // Saving over another user’s version reads it before the next render.
  const latest = useRef(file);
  const update = (now: ManagedFile) => {
    latest.current = now;
    setStored(now);
  };

  const save = (fields: FileCreate | FileUpdate) => {
    const replaced = picture.choice === null && latest.current?.photo?.id !== file?.photo?.id;
    return send(file?.id, replaced ? withoutPictureFields(fields) : sentFields(fields), picture.prepared());
  };
  const form = useForm(file ? fileUpdate : fileCreate, initialValues(file, page, writer), {
    draft: draftName,
    ...(language === "sw" && { place: inSwahili }),
    save: { mutationFn: save },
    onSaved: (saved) => {
      picture.forget();
      onSaved(saved);
    },
    ...(file && {
      conflict: {
        // The response contains the file as visitors see it.
        read: () => queryClient.fetchQuery({ ...read.queryOptions({ id: file.id }), staleTime: 0 }),
        valuesOf: fileValues,
        onAnswer: (theirs: ManagedFile, answer) => {
          update(theirs);
          if (answer === "mine") return;
          picture.choose(null);
          onChanged?.(theirs);
        },
      },
    }),
  });
  const { values, draft } = form;
  const asksMinors = picture.choice !== null || Boolean(stored?.photo) || values.minors === "true";
  const takingDown = useMutation(
    setTakenDown.mutationOptions({
      onSuccess: (now) => {
        // If another user changed the file too, the version stays stale, so that saving reports the conflict.
        if (values.version === String(stored?.version) && now.version === Number(values.version) + 1) {
          draft.rebase({ version: String(now.version) });
        }
        update(now);
        onChanged?.(now);
      },
    }),
  );

  return {
    ...form,
    choosePage: (chosen: string) => form.set(file ? { page: chosen } : onPage(values, chosen, writer)),
    stored,
    picture: picture.choice,
    sent,
    asksMinors,
    draft: {
      restored: draft.restored || picture.restored,
      discard: () => {
        draft.discard();
        picture.choose(null);
      },
      forget: () => {
        draft.forget();
        picture.forget();
      },
    },
    submit: (element: HTMLFormElement) => {
      const minors = asksMinors ? String(showsMinors(values)) : undefined;
      const more = { minors, ...inEitherLanguage(values) };
      if (!picture.choice?.prepared?.issue) form.submit(element, more);
      else if (form.check(element, more)) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    },
    choosePicture: (chosen: File | null) => {
      picture.choose(chosen);
      // Turn, crop, blurred areas, focal point, minors and consent belong to one picture.
      const { focalX, focalY, minors, consent } = fileValues(chosen ? null : stored);
      form.set({ focalX, focalY, minors, consent, ...noTransform });
    },
    takingDown,
  };
}

type Fields = FileCreate | FileUpdate;

/** Sends a file with its picture. `sent` is the part of the request that is sent, 0 to 1. */
function useSendFile() {
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ fields: string; picture: Blob | undefined; key: string }>(undefined);

  /** Idempotency key: a retry with the same input keeps it, so that a lost response does not add a second file. */
  const keyOf = (fields: Fields, picture: ChosenPicture | null): string => {
    const now = { fields: JSON.stringify(fields), picture: picture?.picture };
    const before = attempt.current;
    const again = before?.fields === now.fields && before.picture === now.picture;
    attempt.current = { ...now, key: again ? before.key : crypto.randomUUID() };
    return attempt.current.key;
  };

  /** `prepared` resolves when the picture is prepared; without `id` the file is added. */
  const send = async (id: string | undefined, fields: Fields, prepared: Promise<ChosenPicture | null>) => {
    setSent(0);
    const picture = await prepared;
    return sendFile({ id, fields, picture, key: keyOf(fields, picture), onProgress: setSent });
  };
  return { sent, send };
}
