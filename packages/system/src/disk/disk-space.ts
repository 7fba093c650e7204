import { statfs } from "node:fs/promises";

export async function measureDisk(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return {
    /** Without the space reserved for the system. */
    free: bavail * bsize,
    total: blocks * bsize,
  };
}

export type MeasureDisk = typeof measureDisk;
export type DiskSpace = Awaited<ReturnType<MeasureDisk>>;

const leastBytes = 1e9;
const leastShare = 0.1;

/** A tenth of the disk and 1 GB stay free for the database, which stops on a full disk. */
export const hasFreeSpace = (space: DiskSpace): boolean => spareBytes(space) >= 0;

/** Bytes that may be written to a folder's disk before it is short of space; negative if it already is. */
export const measureSpareBytes = async (folder: string): Promise<number> => spareBytes(await measureDisk(folder));

export const spareBytes = ({ free, total }: DiskSpace): number => free - Math.max(leastBytes, total * leastShare);
