import {
  type FileRecord,
  type OrganizationGroup,
  organizationGroup,
  organizationGroups,
} from "@visiga/contracts/files";
import { motifAt } from "#ui/print/block-print.tsx";

export type ChartGroup = ReturnType<typeof chartGroups>[number];

/** The groups with members, in the documented order. The four motifs alternate among members without a photo. */
export function chartGroups(files: readonly FileRecord[]) {
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
