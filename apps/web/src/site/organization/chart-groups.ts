import {
  type EntryRecord,
  type OrganizationGroup,
  organizationGroup,
  organizationGroups,
} from "@visiga/contracts/entries";
import { motifAt } from "#ui/print/block-print.tsx";

export type ChartGroup = ReturnType<typeof chartGroups>[number];

/** The groups with members, in the documented order. The four motifs alternate among members without a photo. */
export function chartGroups(entries: readonly EntryRecord[]) {
  let tiles = 0;
  return organizationGroups
    .map((group) => ({
      group,
      members: entries
        .filter(({ title }) => organizationGroup(title) === group)
        .map((entry) => ({ ...entry, motif: motifAt(entry.photo ? 0 : tiles++) })),
    }))
    .filter(({ members }) => members.length > 0);
}

/** Id of a group on the page: `spiritual-director`. */
export const groupPlace = (group: OrganizationGroup): string => group.toLowerCase().replaceAll("_", "-");
