import type { EntityManager } from "typeorm";

interface Selection {
  readonly ids: readonly string[];
  readonly photoId?: string;
}

/** Takes files in the bin down, so that they are still taken down when they are restored. */
export const takeDownBinned = (manager: EntityManager, selection: Selection): Promise<void> =>
  change(manager, `before || '{"takenDown": true}'`, selection);

export const withdrawBinnedConsent = (manager: EntityManager, selection: Selection): Promise<void> =>
  change(
    manager,
    `jsonb_set(before || '{"consent": false}', '{record}', before->'record' || '{"consentAt": null, "consentBy": null}')`,
    selection,
  );

async function change(manager: EntityManager, before: string, { ids, photoId }: Selection): Promise<void> {
  await manager.query(
    `UPDATE revision SET before = ${before}
     WHERE bin_until IS NOT NULL AND kind = 'picture' AND (subject_id = ANY($1) OR photo_id = $2)`,
    [ids, photoId ?? null],
  );
}
