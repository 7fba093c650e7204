import { statfs } from "node:fs/promises";

/** Bytes of the disk that a folder is on. */
export interface DiskSpace {
  /** Without what the system keeps for itself. */
  readonly free: number;
  readonly total: number;
}

export type MeasureDisk = (folder: string) => Promise<DiskSpace>;

export const measureDisk: MeasureDisk = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
};

const leastBytes = 1e9;
const leastShare = 0.1;

/**
 * Whether something large may still be written: a tenth of the disk and 1 GB stay free for the database, which stops
 * on a full disk.
 */
export const hasRoom = (space: DiskSpace): boolean => spareBytes(space) >= 0;

/** Bytes that may be written to a folder's disk until there is no more room; negative where there is none. */
export const spareSpace = async (folder: string): Promise<number> => spareBytes(await measureDisk(folder));

const spareBytes = ({ free, total }: DiskSpace): number => free - Math.max(leastBytes, total * leastShare);

/** Whether a failed write was for want of space or quota. */
export const isDiskFull = (error: unknown): boolean =>
  ["ENOSPC", "EDQUOT"].includes((error as NodeJS.ErrnoException).code ?? "");
