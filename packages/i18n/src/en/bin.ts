/** The dashboard’s Bin tab. */
export const bin = {
  title: "Bin",
  lead: "Visitors no longer see these. Each item can come back for 30 days.",
  /** For who is no administrator. */
  administratorDeletes: "Only an administrator can delete them for good before that.",
  empty: "The bin is empty.",
  loading: "Loading...",
  failed: "The bin could not be loaded.",
  daysLeftOne: "{count} day left",
  daysLeftMany: "{count} days left",
  binned: "binned {day}",
  replaced: "replaced {day}",
  restore: "Restore",
  restoreOne: "Restore “{name}”",
  restored: "“{name}” is back on the website.",
  restoredHidden: {
    takenDown: "“{name}” is restored. Visitors do not see it, because it is taken down.",
    withoutConsent: "“{name}” is restored. Visitors do not see it, because no consent of the parents is noted.",
  },
  deleteForGood: "Delete for good",
  deleteForGoodOne: "Delete “{name}” for good",
  deleteForGoodHint: "“{name}” cannot be brought back afterwards.",
  deletedForGood: "“{name}” is deleted for good.",
  emptyBin: "Empty the bin",
  emptyBinConfirm: "Everything in the bin is deleted for good: {count} in all. Nothing of it can be brought back.",
  emptied: "The bin is empty now.",
} as const;
