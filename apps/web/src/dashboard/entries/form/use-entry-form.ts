import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EntryPage } from "@visiga/contracts/entries";
import { type EntryCreate, type EntryUpdate, entryCreate, entryUpdate } from "@visiga/contracts/entry-requests";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { firstAdministratorName } from "@visiga/contracts/users";
import { use, useRef, useState } from "react";
import { inEitherLanguage, inSwahili } from "#dashboard/shared/forms/either-language.ts";
import { showsMinors } from "#dashboard/shared/forms/entry-parts.tsx";
import { titleOn } from "#dashboard/shared/forms/title-choices.ts";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { NewsPicturesContext } from "#dashboard/shared/photos/news-pictures.ts";
import { type ChosenPicture, sendEntry } from "#dashboard/shared/photos/send-entry.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { newEntryDraft } from "#platform/forms/drafts.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { entryValues, initialValues, noTransform, onPage, sentFields, withoutPictureFields } from "./entry-values.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";

/** News that is stored in the upload queue with its pictures. */
export interface QueuedNews {
  readonly pictures: number;
  readonly name: string;
}

export interface EntryFormOptions {
  /** Null for a new entry. */
  entry: ManagedEntry | null;
  page?: EntryPage | undefined;
  onSaved: (entry: ManagedEntry) => void;
  onQueued?: ((news: QueuedNews) => void) | undefined;
  /** Called if the form stays open after a change: an entry taken down, or another user’s version accepted. */
  onChanged?: ((entry: ManagedEntry) => void) | undefined;
}

export function useEntryForm({ entry, page, onSaved, onQueued, onChanged }: EntryFormOptions) {
  const language = useLanguage();
  const { title } = useDictionary();
  const { name } = useSessionUser();
  const writer = { language, author: name === firstAdministratorName ? title.full : name };
  const queryClient = useQueryClient();
  const { read, setTakenDown } = useTrpc().files;
  const draftName = entry ? `picture/${entry.id}` : newEntryDraft;
  const picture = useChosenPicture(draftName);
  const queued = use(NewsPicturesContext);
  const [restoredPictures, setRestoredPictures] = useState(entry === null && Boolean(queued?.count));
  const { sent, send } = useSendEntry();
  const [stored, setStored] = useState(entry);
  // Saving over another user’s version reads it before the next render.
  const latest = useRef(entry);
  /** Id of the photo that turn, crop and cover, and the answer about minors, belong to. */
  const edited = useRef(entry?.photo?.id);
  const update = (now: ManagedEntry) => {
    latest.current = now;
    setStored(now);
  };

  /** @returns the number of pictures of news that the upload queue sends, and its name */
  const save = async (fields: EntryCreate | EntryUpdate): Promise<ManagedEntry | QueuedNews> => {
    if (!entry && fields.page === "NEWS" && queued && queued.count > 0) {
      const { title, titleSw } = fields;
      return { pictures: await queued.send(sentFields(fields)), name: titleSw && language === "sw" ? titleSw : title };
    }
    const replaced = picture.choice === null && latest.current?.photo?.id !== edited.current;
    return send(entry?.id, replaced ? withoutPictureFields(fields) : sentFields(fields), picture.prepared());
  };
  const form = useForm(entry ? entryUpdate : entryCreate, initialValues(entry, page, writer), {
    draft: draftName,
    ...(language === "sw" && { place: inSwahili }),
    save: { mutationFn: save },
    onSaved: (saved) => {
      picture.forget();
      if ("pictures" in saved) onQueued?.(saved);
      else onSaved(saved);
    },
    ...(entry && {
      conflict: {
        // The response contains the entry as visitors see it.
        read: () => queryClient.fetchQuery({ ...read.queryOptions({ id: entry.id }), staleTime: 0 }),
        valuesOf: entryValues,
        sendsMore: picture.choice !== null,
        onAnswer: (theirs: ManagedEntry, answer) => {
          update(theirs);
          if (answer === "mine") return;
          picture.choose(null);
          onChanged?.(theirs);
        },
      },
    }),
  });
  const { values, draft, conflict } = form;
  /** Turn, crop, blurred areas, focal point, minors and consent belong to one picture. */
  const setOfPicture = (now: ManagedEntry | null) => {
    const { focalX, focalY, minors, consent } = entryValues(now);
    form.set({ focalX, focalY, minors, consent, ...noTransform });
  };
  const { transform } = useDashboardDictionary().images;
  const showToast = useToast();
  /** Instead of a save: the form goes on with the picture of the other user. */
  const goOnWith = (theirs: ManagedEntry) => {
    conflict?.onBack();
    update(theirs);
    edited.current = theirs.photo?.id;
    draft.rebase({ version: String(theirs.version) });
    setOfPicture(theirs);
    showToast(transform.changed);
  };
  const isTransformed = Boolean(values.turns || values.crop || values.blur);
  /** The pictures of news that is added, which may be many. */
  const album = !entry && values.page === "NEWS" ? queued : null;
  const asksMinors = album
    ? album.count > 0
    : picture.choice !== null || Boolean(stored?.photo) || values.minors === "true";
  const takingDown = useMutation(
    setTakenDown.mutationOptions({
      meta: { shown: true },
      onSuccess: (now) => {
        // If another user changed the entry too, the version stays stale, so that saving reports the conflict.
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
    choosePage: (chosen: string) => {
      if (!entry && chosen === "NEWS" && queued && picture.choice) {
        queued.add([picture.choice.picture]);
        picture.choose(null);
      }
      form.set(entry ? { page: chosen, title: titleOn(chosen, values.title) } : onPage(values, chosen, writer));
    },
    conflict:
      conflict && isTransformed && !picture.choice && conflict.theirs.photo?.id !== edited.current
        ? { ...conflict, onSaveMine: () => goOnWith(conflict.theirs) }
        : conflict,
    stored,
    picture: picture.choice,
    album,
    sent,
    asksMinors,
    draft: {
      restored: draft.restored || picture.restored || restoredPictures,
      discard: () => {
        draft.discard();
        picture.choose(null);
        setRestoredPictures(false);
        if (!entry) queued?.discard();
      },
      forget: () => {
        draft.forget();
        picture.forget();
        if (!entry) queued?.discard();
      },
    },
    submit: (element: HTMLFormElement) => {
      const minors = asksMinors ? String(showsMinors(values)) : undefined;
      const more = { minors, ...inEitherLanguage(values) };
      if (!(album ? album.failed : picture.choice?.prepared?.issue)) form.submit(element, more);
      else if (form.check(element, more)) element.querySelector<HTMLElement>("input[type=file]")?.focus();
    },
    choosePicture: (chosen: File | null) => {
      picture.choose(chosen);
      setOfPicture(chosen ? null : stored);
    },
    takingDown,
  };
}

type Fields = EntryCreate | EntryUpdate;

/** Sends an entry with its picture. `sent` is the part of the request that is sent, 0 to 1. */
function useSendEntry() {
  const [sent, setSent] = useState(0);
  const attempt = useRef<{ fields: string; picture: Blob | undefined; key: string }>(undefined);

  /** Idempotency key: a retry with the same input keeps it, so that a lost response does not add a second entry. */
  const keyOf = (fields: Fields, picture: ChosenPicture | null): string => {
    const now = { fields: JSON.stringify(fields), picture: picture?.picture };
    const before = attempt.current;
    const again = before?.fields === now.fields && before.picture === now.picture;
    attempt.current = { ...now, key: again ? before.key : crypto.randomUUID() };
    return attempt.current.key;
  };

  /** `prepared` resolves when the picture is prepared; without `id` the entry is added. */
  const send = async (id: string | undefined, fields: Fields, prepared: Promise<ChosenPicture | null>) => {
    setSent(0);
    const picture = await prepared;
    return sendEntry({ id, fields, picture, key: keyOf(fields, picture), onProgress: setSent });
  };
  return { sent, send };
}
