/** Whether a body of this many bytes may have so many chunks. A network delivers hundreds of bytes in each. */
export const isPlausibleChunking = (chunks: number, bytes: number): boolean => chunks <= 256 + bytes / 16;
