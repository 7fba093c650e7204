export const backups = {
  title: "Backups",
  lead: "The website makes a backup every night, and one hour after the last change: all records and pictures in one file. One is kept for each of the last 14 days and 8 weeks.",
  made: "Last backup: {day}, {time} ({size})",
  noneMade: "There is no backup yet. The first one is made a few minutes after the server has started.",
  verified: "Last tested: {day}, {time}. The backup was restored to a temporary place and checked.",
  copiedToFolder: {
    last: "Newest backup in the second folder: {day}, {time}",
    none: "There is no backup in the second folder yet.",
  },
  copiedToBucket: {
    last: "Newest backup in the second online storage: {day}, {time}",
    none: "There is no backup in the second online storage yet.",
  },
  noneVerified: "The server has not tested a backup yet.",
  problems: {
    madeRoom:
      "No backup could be made on {day}, {time}, because the server’s disk is nearly full. Ask the person who runs the server to make room.",
    madeFailed: "The backup failed on {day}, {time}. Ask the person who runs the server to look at its log.",
    verifiedFailed: "A backup failed its test on {day}, {time}. Ask the person who runs the server to look at its log.",
    copiedToFolderMissing:
      "On {day}, {time} the second folder for backups was not there. If it is on a stick, plug the stick in.",
    copiedToFolderRoom:
      "On {day}, {time} the second folder had no room for the backup. Ask the person who runs the server to make room.",
    copiedToFolderFailed:
      "On {day}, {time} the backup could not be copied to the second folder. Ask the person who runs the server to look at its log.",
    copiedToBucketFailed:
      "On {day}, {time} the backup could not be copied to the second online storage. Ask the person who runs the server to look at its log.",
  },
  download: "Download the newest backup",
  care: "Keep a copy in another building. Anyone who has the file can read every name and phone number in it.",
  encrypted:
    "This backup opens with the passphrase in the server’s settings only. If that passphrase is lost, the backup is lost: keep it on paper, in another place.",
  encryption: {
    download: "Download with a passphrase",
    lead: "The file then opens with this passphrase only. Write the passphrase on paper, and keep it in another place than the file: if it is lost, the backup is lost, and nobody can help.",
    passphrase: "Passphrase",
    again: "Repeat the passphrase",
    advice: "At least 12 characters; four or five words that do not belong together are best.",
    different: "The two passphrases do not match.",
    submit: "Download",
    busy: "Preparing...",
  },
  restore: "Restore a backup",
  release: {
    installed: "This website runs version {version} of its program.",
    newer: "Version {version} of the website’s program is there. Give this address to the person who runs the server:",
  },
  failed: "The information about the backups could not be loaded.",
} as const;
