/** The dashboard’s card about backups, for administrators. */
export const backups = {
  title: "Backups",
  lead: "The website saves itself every night, and when an hour has been quiet after a change: all records and pictures in one file. The last 14 days and 8 weeks are kept.",
  made: "Last saved: {day}, {time} ({size})",
  noneMade: "Nothing has been saved yet. The first backup is made a few minutes after the server has started.",
  verified:
    "Last tried out: {day}, {time}. The backup was restored into a temporary place and compared with what it should hold.",
  noneVerified: "The server has not tried out a backup yet.",
  problems: {
    madeRoom:
      "Nothing could be saved on {day}, {time}, because the server’s disk is nearly full. Ask whoever runs the server to make room.",
    madeFailed: "Saving failed on {day}, {time}. Ask whoever runs the server to look at its log.",
    verifiedFailed:
      "A backup did not pass when it was tried out on {day}, {time}. Ask whoever runs the server to look at its log.",
  },
  download: "Download the newest backup",
  care: "Keep a copy in another building. Whoever has the file can read every name and telephone number in it.",
  failed: "What is known about the backups could not be loaded.",
} as const;
