import type { SecurityEventKind } from "@visiga/contracts/security-log";
import type { Clock } from "@visiga/system/clock";
import { type DataSource, type EntityManager, In, IsNull, Like, MoreThan, MoreThanOrEqual } from "typeorm";
import type { Client } from "./identity.ts";
import { networkOf, providerPrefix } from "./quota-address.ts";
import { SecurityEventEntity } from "./security-event.entity.ts";

export interface SecurityEvent {
  readonly kind: SecurityEventKind;
  readonly account?: { readonly id: string; readonly name: string } | null | undefined;
  readonly by?: { readonly name: string } | undefined;
  readonly client?: Client | undefined;
  readonly detail?: string;
}

/** Milliseconds within which refusals of one provider's addresses are recorded once, so that the table stays small. */
const logInterval = 10 * 60_000;
const repeated: readonly SecurityEventKind[] = [
  "signInLocked",
  "signInUnknown",
  "accessDenied",
  "passkeyAsked",
  "passkeyRefused",
];

export class SecurityLog {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whether such an event is recorded. Older ones are deleted (`retentionDays`), but not the newest download of a backup. */
  has(kind: SecurityEventKind): Promise<boolean> {
    return this.database.manager.existsBy(SecurityEventEntity, { kind });
  }

  /** The events of some kinds since a moment. */
  since(kinds: readonly SecurityEventKind[], moment: Date, manager: EntityManager): Promise<SecurityEventEntity[]> {
    return manager.findBy(SecurityEventEntity, { kind: In([...kinds]), at: MoreThanOrEqual(moment) });
  }

  async write(event: SecurityEvent, manager: EntityManager = this.database.manager): Promise<void> {
    const { kind, account, by, client, detail } = event;
    const at = this.clock();
    const address = client?.address ? networkOf(client.address) : null;
    const accountId = account?.id ?? null;
    if (repeated.includes(kind)) {
      const since = MoreThan(new Date(at.getTime() - logInterval));
      const near = client?.address ? Like(`${providerPrefix(client.address)}%`) : IsNull();
      const same = { kind, address: near, accountId: accountId ?? IsNull(), at: since };
      if (await manager.existsBy(SecurityEventEntity, same)) return;
    }
    await manager.insert(SecurityEventEntity, {
      at,
      kind,
      accountId,
      accountName: account?.name ?? null,
      actorName: by?.name ?? null,
      address,
      device: client?.device || null,
      detail: detail ?? null,
    });
  }
}
