import { type EntryPage, entryPages } from "@visiga/contracts/entries";
import type {
  ChangedSelection,
  SelectionChange,
  selectionRequest,
  selectionUndo,
} from "@visiga/contracts/managed-entries";
import { mayShowStudents } from "@visiga/contracts/minors";
import { countReasons } from "@visiga/contracts/visibility";
import { type EntityManager, In } from "typeorm";
import type * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";
import { RevisionEntity } from "#platform/revisions/revision.entity.ts";
import type { Actor } from "#platform/security/actor.ts";
import type { EntryEntity } from "./entry.entity.ts";
import type { EntryBinService, EntryDeps } from "./entry-bin.service.ts";
import { changeEntries, type EntryChange, entryChange, lockWhere } from "./entry-changes.ts";
import { consentColumns, fieldColumns } from "./entry-columns.ts";
import { reasonsStored } from "./entry-record.ts";
import { binnedEntry } from "./entry-snapshot.ts";

interface Deps extends EntryDeps {
  readonly entryBin: Pick<EntryBinService, "binLocked">;
}

/**
 * Does one thing with several entries in one transaction, for any active user; showing what waits is for administrators.
 * @throws AppError `selection_changed` if one of them was changed or deleted since it was seen
 */
export class EntrySelectionService {
  constructor(private readonly deps: Deps) {}

  /** Entries that are already so stay unchanged. */
  async changeAll(actor: Actor, { entries: seen, to }: z.infer<typeof selectionRequest>): Promise<ChangedSelection> {
    return this.deps.writes.change(actor, { as: to === "show" ? "admin" : "user" }, async (manager, user) => {
      const entries = await lockSeen(manager, seen);
      if (to !== "bin") return this.#change(await entryChange(this.deps, manager, user), entries, to);
      const revisions = await this.deps.entryBin.binLocked(manager, user, entries);
      return { count: revisions.length, hidden: countReasons([]), revisions };
    });
  }

  /** Returns entries to their state before own changes, with its visibility. What is in the bin is restored there. */
  async undo(actor: Actor, { revisions: ids }: z.infer<typeof selectionUndo>): Promise<ChangedSelection> {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) => {
      const own = { id: In(ids), actorId: user.id, kind: "picture", action: In(undoable) } as const;
      const revisions = await manager.findBy(RevisionEntity, own);
      const former = revisions.flatMap(({ subjectId, before }) => (before ? binnedEntry(subjectId, before) : []));
      if (former.length < new Set(ids).size) throw new AppError("not_found");
      const entries = await lockSeen(
        manager,
        former.map(({ id, version }) => ({ id, version: version + 1 })),
      );
      const byId = new Map(former.map((entry) => [entry.id, fieldColumns(entry, returned)]));
      const change = { ...(await entryChange(this.deps, manager, user)), needsReview: false };
      return write(change, entries, "pictureReturned", ({ id }) => byId.get(id) ?? {});
    });
  }

  #change(change: EntryChange, entries: readonly EntryEntity[], to: Exclude<SelectionChange, "bin">) {
    const pictures = entries.filter(({ photoId }) => photoId !== null);
    const page = entryPages.find((each) => each === to);
    if (page) return move(change, entries, page);
    if (to === "show") {
      const waiting = entries.filter((entry) => entry.waiting);
      return write(change, waiting, "pictureApproved", { waiting: false, reviewNote: null });
    }
    if (to === "consent") {
      // Whose parents agreed can be recognised.
      const columns = { minors: true, ...consentColumns(true, null, change.user, this.deps.clock()) };
      const without = pictures.filter(({ minors, consentAt }) => minors !== false && consentAt === null);
      return write(change, without, "consentNoted", columns);
    }
    const minors = to === "minors";
    const others = pictures.filter((entry) => entry.minors !== minors);
    return write(change, others, "minorsSaid", { minors });
  }
}

const undoable = ["pictureApproved", "consentNoted", "minorsSaid", "pictureMoved"] as const;
const returned = ["page", "position", "minors", "consentAt", "consentBy", "waiting", "reviewNote"] as const;

async function lockSeen(manager: EntityManager, seen: z.infer<typeof selectionRequest>["entries"]) {
  const entries = await lockWhere(manager, { id: In(seen.map(({ id }) => id)) });
  const versions = new Map(entries.map(({ id, version }) => [id, version]));
  if (seen.some(({ id, version }) => versions.get(id) !== version)) throw new AppError("selection_changed");
  const places = new Map(seen.map(({ id }, place) => [id, place]));
  return entries.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
}

async function write(change: EntryChange, ...what: ParametersAfterFirst<typeof changeEntries>) {
  const [entries] = what;
  const revisions = await changeEntries(change, ...what);
  const hidden = countReasons(await reasonsStored(change.manager, entries));
  return { count: entries.length, hidden, revisions };
}

type ParametersAfterFirst<Call> = Call extends (first: never, ...others: infer Others) => unknown ? Others : never;

/**
 * Moves entries to another page, without a position in its manual order. A picture from a page without students was assumed
 * to show none; on a page that may show students it counts as showing minors. A move confirms no sample's text.
 */
function move(change: EntryChange, entries: readonly EntryEntity[], page: EntryPage) {
  const addsMinors = ({ photoId, minors, page: from, title }: EntryEntity) =>
    photoId !== null && !minors && !mayShowStudents({ page: from, title }) && mayShowStudents({ page, title });
  const moving = entries.filter((entry) => entry.page !== page);
  return write(change, moving, "pictureMoved", (entry) => ({
    page,
    position: null,
    ...(addsMinors(entry) && { minors: true }),
  }));
}
