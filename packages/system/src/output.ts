/** Bytes that wait for a reader. More would fill the memory. */
const longestQueue = 1e6;

/**
 * What the standard output and error do not take is lost, and the program goes on: their reader may have ended (`| head
 * -1`, a closed ssh) or stopped, or the disk of their file may be full.
 */
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

const write = (stream: NodeJS.WriteStream, text: string): void => {
  if (stream.writableLength < longestQueue) stream.write(text);
};

export const print = (line: string): void => write(process.stdout, `${line}\n`);
export const printError = (line: string): void => write(process.stderr, `${line}\n`);

/** Where the logger writes: its own destination would block the event loop while a disk is full or a pipe is not read. */
export const log = { write: (lines: string): void => write(process.stdout, lines) };
