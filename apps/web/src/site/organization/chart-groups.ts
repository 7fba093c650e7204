import type { FileRecord, OrganizationGroup } from "@visiga/contracts/files";
import { organizationGroup, organizationGroups } from "@visiga/contracts/files";
import { type Motif, motifAt } from "#ui/print/block-print-paths.ts";

export interface Member extends FileRecord {
  /** Shown instead of a missing photo; the four motifs alternate. */
  readonly motif: Motif;
}

export interface ChartGroup {
  readonly group: OrganizationGroup;
  readonly members: readonly Member[];
}

/** The groups with members, in the documented order; members in the order of the list. */
export function chartGroups(files: readonly FileRecord[]): ChartGroup[] {
  let tiles = 0;
  return organizationGroups
    .map((group) => ({
      group,
      members: files
        .filter(({ title }) => organizationGroup(title) === group)
        .map((file) => ({ ...file, motif: motifAt(file.photo ? 0 : tiles++) })),
    }))
    .filter(({ members }) => members.length > 0);
}

/** Id of a group on the page: `spiritual-director`. */
export const groupPlace = (group: OrganizationGroup): string => group.toLowerCase().replaceAll("_", "-");
