import type { Photo } from "@visiga/contracts/entries";
import {
  checkWait,
  type OpenRemoval,
  type RemovalReference,
  type RemovalRequest,
  type RemovalReturn,
  removalDays,
  removalRequest,
} from "@visiga/contracts/removals";
import { type EntityManager, type FindOptionsWhere, In, IsNull, LessThan, Not } from "typeorm";
import * as z from "zod/mini";
import { readSlice } from "#platform/database/list-page.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { UserPlatform } from "#platform/platform.ts";
import { type Actor, type ConfirmedUser, requireUser } from "#platform/security/actor.ts";
import { limitRequests, type RequestQuota } from "#platform/security/request-quotas.ts";
import type { RemovalChecks } from "./removal-checks.ts";
import { RemovalRequestEntity } from "./removal-request.entity.ts";

/** Requests per address and process. Generous, because mobile carriers share one address among many people. */
const addressQuota: RequestQuota = { points: 10, duration: 3600 };

/** Requests per hour, from all addresses and processes, above which only the form accepts more, with a question. */
const manyInAnHour = 100;

const hour = 3600 * 1000;

/** An entry for whose photo a request asks: its page, null once it is deleted; whether visitors see that photo anywhere. */
type RequestedEntry = Pick<OpenRemoval, "page" | "nameSw" | "shown"> & Pick<RemovalRequestEntity, "fileId" | "photoId">;

interface RequestedEntries {
  shownPhoto(id: string): Promise<{ readonly photoId: string; readonly name: string } | null>;
  readRequested(requested: readonly RemovalRequestEntity[]): Promise<RequestedEntry[]>;
}

/** Hides and shows entries, in the caller's transaction. */
interface EntryTakeDowns {
  takeDownPhoto(manager: EntityManager, user: ConfirmedUser, photoId: string): Promise<string[]>;
  takeDownInBin(manager: EntityManager, photoId: string): Promise<void>;
  putBack(manager: EntityManager, user: ConfirmedUser, ids: readonly string[]): Promise<void>;
}

interface Deps extends Pick<UserPlatform, "database" | "revisions" | "clock" | "writes"> {
  readonly removalChecks: RemovalChecks;
  readonly photos: { read(photoIds: readonly string[]): Promise<ReadonlyMap<string, Photo>> };
  readonly entries: RequestedEntries;
  readonly takeDowns: EntryTakeDowns;
}

const sliceSize = 24;

/** Records removal requests of visitors. Any active user lists and settles them. */
export class RemovalsService {
  readonly #consumeAddressQuota = limitRequests(addressQuota);

  constructor(private readonly deps: Deps) {}

  /**
   * Records a request. Duplicates, as from a second tap, are recorded once. While very many arrive, only those of a form
   * that answers its question are accepted.
   * @param form its fields
   * @throws AppError `rate_limited`, with an issue on `answer` if the form's question must be answered; `picture_gone`
   */
  async request(request: RemovalRequest, address: string, form?: Readonly<Record<string, string>>) {
    const { file, telephone, words } = z.parse(removalRequest, request);
    const { database, clock, removalChecks } = this.deps;
    const { manager } = database;
    const askedAt = clock();
    const busy = await busyFor(manager, askedAt);
    if (busy !== null && !form) throw new AppError("rate_limited", { retryAfter: busy });
    const retryAfter = busy !== null && form ? (removalChecks.waitFor(form, { file, address }) ?? checkWait) : 0;
    if (retryAfter > 0)
      throw new AppError("rate_limited", { retryAfter, issues: [{ path: "answer", code: "field_invalid" }] });
    await this.#consumeAddressQuota(address);
    const picture = await this.deps.entries.shownPhoto(file);
    if (!picture) throw new AppError("picture_gone");
    const requested = { fileId: file, photoId: picture.photoId, telephone: telephone || null, words: words || null };
    const same = await manager.findOneBy(RemovalRequestEntity, {
      ...requested,
      telephone: requested.telephone ?? IsNull(),
      words: requested.words ?? IsNull(),
      state: "open",
    });
    if (same) return { file, askedAt: same.askedAt.toISOString() };
    await manager.insert(RemovalRequestEntity, { ...requested, name: picture.name, askedAt });
    return { file, askedAt: askedAt.toISOString() };
  }

  async list(actor: Actor, { after }: { after?: string | undefined }) {
    requireUser(actor);
    const { database, entries, photos } = this.deps;
    const open = database.createQueryBuilder(RemovalRequestEntity, "request").where({ state: "open" });
    const { rows, ...slice } = await readSlice(open, after, sliceSize);
    const photosById = await photos.read(rows.map(({ photoId }) => photoId));
    const requested = await entries.readRequested(rows);
    const items = rows.map(({ id, fileId, photoId, name, telephone, words, askedAt }) => {
      const found = requested.find((entry) => entry.fileId === fileId && entry.photoId === photoId);
      const { page = null, nameSw = null, shown = false } = found ?? {};
      const photo = photosById.get(photoId) ?? null;
      return { id, telephone, words, name, page, nameSw, shown, askedAt: askedAt.toISOString(), photo };
    });
    return { items, ...slice };
  }

  async count(actor: Actor): Promise<{ count: number }> {
    requireUser(actor);
    return { count: await this.deps.database.manager.countBy(RemovalRequestEntity, { state: "open" }) };
  }

  /** Hides all entries that show the picture and settles all requests for it. */
  async hide(actor: Actor, { id }: RemovalReference) {
    return this.deps.writes.change(actor, { as: "user" }, async (manager, user) => {
      const request = await manager.findOneBy(RemovalRequestEntity, { id });
      const open = request ? await lockOpen(manager, { photoId: request.photoId }) : [];
      if (!request || !open.some((each) => each.id === id)) throw new AppError("not_found");
      const files = await this.deps.takeDowns.takeDownPhoto(manager, user, request.photoId);
      return { ids: await this.#settle(manager, open, "hidden"), files };
    });
  }

  /** Settles a request without hiding the picture. A picture in the bin stays hidden if it is restored. */
  async dismiss(actor: Actor, { id }: RemovalReference) {
    const { writes, revisions } = this.deps;
    return writes.transaction(actor, { as: "user" }, async (manager, user) => {
      const [request] = await lockOpen(manager, { id });
      if (!request) throw new AppError("not_found");
      const { fileId: subjectId, photoId, name } = request;
      await this.deps.takeDowns.takeDownInBin(manager, photoId);
      await revisions.write(manager, user, { kind: "picture", action: "removalDismissed", subjectId, name });
      return { ids: await this.#settle(manager, [request], "dismissed"), files: [] };
    });
  }

  /** Undoes settling: the requests are open again, and entries taken down for them are shown. */
  async reopen(actor: Actor, { ids, files }: RemovalReturn): Promise<void> {
    const { writes, revisions } = this.deps;
    await writes.change(actor, { as: "user" }, async (manager, user) => {
      const requests = await lockRequests(manager, { id: In(ids), state: Not("open") });
      const [request] = requests;
      if (!request || requests.length < new Set(ids).size) throw new AppError("not_found");
      await this.deps.takeDowns.putBack(manager, user, files);
      const { fileId: subjectId, name } = request;
      await revisions.write(manager, user, { kind: "picture", action: "removalReopened", subjectId, name });
      await manager.update(RemovalRequestEntity, { id: In(ids) }, { state: "open", settledAt: null });
    });
  }

  async deleteSettled(): Promise<void> {
    const { database, clock } = this.deps;
    const before = new Date(clock().getTime() - removalDays * 24 * hour);
    await database.manager.delete(RemovalRequestEntity, { settledAt: LessThan(before) });
  }

  async #settle(manager: EntityManager, requests: readonly RemovalRequestEntity[], state: "hidden" | "dismissed") {
    const ids = requests.map(({ id }) => id);
    await manager.update(RemovalRequestEntity, { id: In(ids) }, { state, settledAt: this.deps.clock() });
    return ids;
  }
}

/** Seconds until the rate of requests of all replicas is normal again; null if it is normal. */
async function busyFor(manager: EntityManager, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - hour);
  const [row] = await manager.query<{ count: number; oldest: Date }[]>(
    "SELECT count(*)::int AS count, min(asked_at) AS oldest FROM removal_request WHERE asked_at > $1",
    [since],
  );
  if (!row || row.count < manyInAnHour) return null;
  return Math.max(1, (row.oldest.getTime() - since.getTime()) / 1000);
}

/** Rows are locked in a fixed order to prevent deadlocks. */
const lockRequests = (manager: EntityManager, where: FindOptionsWhere<RemovalRequestEntity>) =>
  manager.find(RemovalRequestEntity, { where, order: { id: "ASC" }, lock: { mode: "pessimistic_write" } });

const lockOpen = (manager: EntityManager, where: { id: string } | { photoId: string }) =>
  lockRequests(manager, { ...where, state: "open" });
