import { accessSync, constants, lstatSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";
import { commandLine } from "@visiga/system/command-line";

/** The account that runs this process: its name, or its number where it has none. */
function ownAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.geteuid?.() ?? "");
  }
}

const restore = () => `Restore the newest backup: ${commandLine("restore")} <file>.`;

/** Texts of the system and of PostgreSQL, the special ones first, and what to do about each. */
const advice: readonly (readonly [RegExp, (place: string, path: string) => string])[] = [
  [
    /could not look up effective user/,
    () => "PostgreSQL needs an account with a name: run the server by one of /etc/passwd (Docker: without --user).",
  ],
  [/shared memory segment "/, () => "Make /dev/shm larger (Docker: --shm-size 64m)."],
  [/ENOSPC|EDQUOT|no space left|wrote only \d+ of|quota exceeded/i, (place) => `Make room on the disk of ${place}.`],
  [/^ENOENT$/, (_, path) => `${path} is not there: mount its disk or share, or make room on the disk (df -h, df -i).`],
  [/ENOTCONN|ESTALE/, (place) => `Mount the share of ${place} again.`],
  [/EFBIG|file too large/i, () => "Raise the limit of the size of files (ulimit -f, LimitFSIZE)."],
  [/EROFS|read-only file system/i, (place) => `Mount the disk of ${place} for writing; dmesg says if it has errors.`],
  [/\bEIO\b|input\/output error/i, () => "The disk fails: restore the newest backup on another one."],
  [
    /EMFILE|ENFILE|too many open files|file descriptors/i,
    () => "Let the process open 5,000 files: ulimit -n, or LimitNOFILE of the systemd unit.",
  ],
  [
    /invalid permissions|wrong ownership/,
    (place) =>
      `${place} must belong to the account and be closed to others, which FAT, exFAT and NTFS do not store: put DATA_DIR on ext4, XFS or Btrfs.`,
  ],
  [/EACCES|EPERM|permission denied|not permitted/i, (place, path) => closedFolderAdvice(path) ?? ownerAdvice(place)],
  [/EISDIR|is a directory/i, (place) => `There is a folder in place of the file ${place}: move it away.`],
  [
    /ENOTDIR|EEXIST|not a directory/i,
    (place) => `There is a file, or a link to nothing, in place of the folder ${place}: move it away.`,
  ],
  [
    /ENOMEM|cannot allocate memory/i,
    () => "The machine has too little free memory, or the process may use too little.",
  ],
  [
    /could not open directory "(pg_|base|global)/,
    (place) =>
      `A copy of ${place} has left out empty folders: copy it again with them (cp -a, rsync -a, tar), or restore a backup: ${commandLine("restore")} <file>.`,
  ],
  [
    /postgresql\.(auto\.)?conf|pg_hba\.conf|pg_ident\.conf/,
    () => `Correct the file or bring it back, or restore the newest backup: ${commandLine("restore")} <file>.`,
  ],
  [/lock file|already in use|another (postmaster|server)/i, () => "Stop the other PostgreSQL that uses it first."],
  [
    /control file|checkpoint|incompatible|could not (open|read|access)|invalid|corrupt|does not exist|unexpected data|PANIC/i,
    restore,
  ],
];

/** What to do about the text of an error. @param place path of the file or folder that it is about */
export const adviceOn = (text: string, place: string): string | undefined =>
  advice.find(([fits]) => fits.test(text))?.[1](existing(place), place);

/** The advice if a folder above the path is closed: whatever is below may be right. */
function closedFolderAdvice(path: string): string | undefined {
  const folder = dirname(path);
  if (folder === path || folder === ".") return undefined;
  const above = closedFolderAdvice(folder);
  if (above !== undefined) return above;
  try {
    accessSync(folder, constants.X_OK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EACCES")
      return `${ownAccount()} may not enter the folder ${folder}: chmod o+x ${folder}, or choose another place.`;
  }
  return undefined;
}

function ownerAdvice(place: string): string {
  const owner = `It belongs to another account, as after a command of root: chown -R ${ownAccount()} ${place}`;
  if (lstatSync(place, { throwIfNoEntry: false })?.uid !== process.geteuid?.()) return owner;
  return `${owner.replace("It", () => "Something in it")}. If not: SELinux (ls -Z; Docker: a volume with :z) or an attribute (lsattr) forbids it.`;
}

/** Also a link to nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}

/** The path, or the folder above it that is there. */
const existing = (path: string): string =>
  isThere(path) || dirname(path) === path || dirname(path) === "." ? path : existing(dirname(path));
