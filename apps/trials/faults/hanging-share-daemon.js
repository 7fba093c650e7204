import { readSync, writeSync } from "node:fs";

/** The file descriptor of /dev/fuse. JavaScript, because the shell starts it with Node.js alone. */
const device = 3;
const request = Buffer.alloc(1024 * 1024 + 4096);
const init = 26;

/** Answers that the file system is there, and nothing else. */
for (;;) {
  readSync(device, request, 0, request.length, null);
  if (request.readUInt32LE(4) !== init) continue;
  const answer = Buffer.alloc(16 + 64);
  answer.writeUInt32LE(answer.length, 0);
  request.copy(answer, 8, 8, 16);
  answer.writeUInt32LE(7, 16);
  answer.writeUInt32LE(31, 20);
  answer.writeUInt16LE(16, 32);
  answer.writeUInt16LE(12, 34);
  answer.writeUInt32LE(128 * 1024, 36);
  answer.writeUInt32LE(1, 40);
  writeSync(device, answer);
  process.stdout.write("mounted\n");
}
