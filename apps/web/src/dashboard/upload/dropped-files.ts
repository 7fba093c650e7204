/** What computers put into folders by themselves. */
const unseen = /^(\..*|thumbs\.db|desktop\.ini)$/i;

/** The files that were dropped, with those in dropped folders. Call it during the event, after which its data is gone. */
export async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const dropped = [...data.items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const files = await Promise.all(dropped.map((each) => (each === null ? [] : filesOf(each))));
  return files.flat();
}

async function filesOf(dropped: File | FileSystemEntry): Promise<File[]> {
  if (dropped instanceof File) return [dropped];
  if (isFolder(dropped)) {
    const entries = (await entriesOf(dropped)).filter(({ name }) => !unseen.test(name));
    entries.sort((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
    return (await Promise.all(entries.map(filesOf))).flat();
  }
  const entry = dropped as FileSystemFileEntry;
  return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** Browsers give the entries of a folder by the hundred. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (more.length === 0) return entries;
    entries.push(...more);
  }
}
