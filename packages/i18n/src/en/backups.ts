export const backups = {
  lead: "The website makes a backup every night, and one hour after the last change: all records and pictures in one file. One is kept for each of the last 14 days and 8 weeks.",
  made: "Last backup: {day}, {time} ({size})",
  noneMade: "There is no backup yet. The first one is made a few minutes after the server has started.",
  verified: "Last tested: {day}, {time}. The backup was restored to a temporary place and checked.",
  copiedToFolder: {
    last: "Last backup in the second folder: {day}, {time}",
    none: "There is no backup in the second folder yet.",
  },
  copiedToBucket: {
    last: "Last backup in the second online storage: {day}, {time}",
    none: "There is no backup in the second online storage yet.",
  },
  noneVerified: "No backup has been tested here yet.",
  problems: {
    madeRoom:
      "No backup could be made on {day} at {time}, because the server’s disk is nearly full. Ask the person who runs the server to free some space.",
    madeFailed: "The backup failed on {day} at {time}. Ask the person who runs the server to look at its log.",
    verifiedFailed:
      "A backup failed its test on {day} at {time}. Ask the person who runs the server to look at its log.",
    copiedToFolderMissing:
      "On {day} at {time} the second folder for backups was not found. If it is on a USB stick, plug the stick into the server.",
    copiedToFolderRoom:
      "On {day} at {time} the second folder had no space for the backup. Ask the person who runs the server to free some space.",
    copiedToFolderFailed:
      "On {day} at {time} the backup could not be copied to the second folder. Ask the person who runs the server to look at its log.",
    copiedToBucketFailed:
      "On {day} at {time} the backup could not be copied to the second online storage. Ask the person who runs the server to look at its log.",
  },
  all: { title: "All backups here: {count}", backup: "{day}, {time} ({size})" },
  now: {
    make: "Make a backup now",
    steps: {
      tables: "A backup is being made: the records are saved.",
      pictures: "A backup is being made: the pictures are saved.",
    },
    progress: { tables: "Tables: {done} of {of}", pictures: "Pictures: {done} of {of}" },
    made: "The backup of {day} at {time} is finished ({size}).",
    interrupted:
      "The backup that began on {day} at {time} was not finished, because the server stopped. Make it again.",
  },
  download: "Download the last backup",
  care: "Keep a copy in another building. Anyone who has the file can read every name and phone number in it.",
  encrypted:
    "This backup opens only with the passphrase that the server had when it made it. Keep that passphrase on paper, in another place: without it nobody can open the backup.",
  encryption: {
    download: "Download, locked with a passphrase",
    passphrase: "Passphrase",
    advice: "Use at least 12 characters. Four or five words that have nothing to do with each other are best.",
    submit: "Download",
    busy: "Preparing...",
  },
  /** The sheet of paper for a backup that is kept elsewhere. */
  paper: {
    title: "A backup for another place",
    lead: "Only this passphrase opens the file. You can replace it with your own. Print this sheet, or write the passphrase down, and keep it away from the file. If you lose it, nobody can open the backup. Then download the file.",
    sheet: "Backup of the website",
    made: "Made on {day} at {time}",
    file: "File: {name}",
    restoring: "On a new server: open the page /restore, choose the file, and enter the passphrase.",
    kept: "The file is kept here:",
    server: "Who runs the server, and the phone number:",
    print: "Print this sheet",
  },
  restore: "Restore a backup",
  release: {
    installed: "This website runs version {version}.",
    newer: "Version {version} is available. Give this address to the person who runs the server:",
  },
  failed: "The information about the backups could not be loaded.",
} as const;

/** The page that replaces the website with a backup. */
export const restore = {
  lead: "A backup replaces the whole website: records, pictures and accounts.",
  saved: "The website as it is now is saved first.",
  unsaved: "The website as it is now cannot be read, so it cannot be saved. Its database stays on the server.",
  back: "Choose another backup",
  down: "The website is not running. A backup can replace it.",
  code: {
    label: "Code",
    hint: "The server printed it when it was started for the first time. The person who runs the server has it.",
    downHint: "The server printed it when the website stopped. The person who runs the server has it.",
    submit: "Continue",
    note: "The code is valid until an administrator logs in. After that, administrators open this page in the dashboard, under More.",
    downNote: "The code is valid for a day. Whoever restarts the server gets another one.",
    login: "Go to login",
  },
  upload: {
    title: "A file from this device",
    choose: "Choose a file",
    again: "Choose the file {name} again to continue the upload.",
    arrived: "{received} of {size} have arrived.",
    minutes: "About {minutes} min left",
    waiting: "You are offline. The upload continues when you are back online.",
    remove: "Delete the file",
    check: "Check this file",
    needsScript:
      "To send a file, turn on JavaScript in your browser. Without it you can restore the backups that the server finds.",
  },
  stored: {
    title: "Backups that the server finds",
    none: "The server finds no backup.",
    check: "Check",
    restorePoint: "Before an earlier restore",
  },
  passphrase: {
    label: "Passphrase of the backup",
    lead: "This backup is locked with a passphrase.",
  },
  checking: "The backup is being checked. This can take several minutes.",
  runsOn: "The website stays open meanwhile.",
  preview: {
    title: "What is inside",
    made: "Made",
    moment: "{day}, {time}",
    version: "Version",
    records: "Records",
    photos: "Pictures",
    size: "Size",
    accounts: "Accounts",
    administrator: "administrator",
    inactive: "inactive",
    otherSite:
      "This backup was made on another server. That is normal on a new machine. Visitors will see everything in it, also what was taken down after {day}.",
    unreadable:
      "The website as it is now cannot be read, so it cannot be compared with this backup. Visitors will see everything in it, also what was taken down after {day}.",
    shown: "These are hidden now. They stay hidden until somebody puts them back in the dashboard:",
    count: "Pictures and news that visitors will see: {count}",
    more: "More: {count}",
    requests: "Removal requests that will be open: {count}",
    accountsAgain: "Check these accounts afterwards (in English):",
    nothing: "Nothing that was hidden or removed since this backup comes back. Texts go back to what they were.",
  },
  confirm: {
    submit: "Replace the website",
    title: "Replace the website?",
    question: "The backup of {day} at {time} replaces the website.",
    explanation:
      "The website will be unavailable for a few minutes. After that everybody has to log in again, with the password of that day.",
  },
  running: "The restore continues even if you close this page.",
  visitors: "The website is not available at the moment. Please try again in a few minutes.",
  visitorsDown:
    "The website has stopped. The server tries to start it again. The person who runs the server finds the reason in its log. Please try again in a few minutes.",
  steps: {
    check: "Check the backup once more",
    restorePoint: "Save the website as it is now",
    tables: "Restore the records",
    pictures: "Restore the pictures",
    start: "Start the website",
    pages: "Open ten pages",
  },
  step: "{done} of {of}",
  done: {
    title: "The backup of {day} at {time} is restored.",
    pages: "Pages that open: {opens} of {all}",
    broken: "Pages that do not open: {paths}",
    login: "Log in",
    note: "Log in with an account of the backup.",
    back: "Undo this restore",
    backQuestion: "Undo this restore, and return to the website as it was before?",
    backExplanation: "First the server shows you what would change. Nothing changes until you confirm it there.",
    backNote:
      "The website as it was before the restore is saved. You can return to it until {day}: here, and after a login under More, “Restore a backup”.",
    report: "Report for the person who runs the server (in English)",
  },
  failures: {
    foreign:
      "This file is not a backup, or another program has packed or locked it. Choose the file as the website made it.",
    damaged: "This backup is damaged or incomplete. Use another one, or copy the file again.",
    newer: "This backup was made by a newer version of the program. Install that version first.",
    passphrase: "This passphrase does not open the backup.",
    room: "The server’s disk has too little space for this backup.",
    interrupted: "The server stopped during the restore.",
    failed: "The backup could not be restored.",
  },
  unchanged: "Nothing was changed.",
  detail: "For the person who runs the server: {detail}",
} as const;
