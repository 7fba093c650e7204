/** Data saver: pages whose pictures and films are loaded when they are asked for. */
export const saver = {
  /** The link in the menu, by what it gives. */
  on: "Save data",
  off: "Show all pictures",
  /** The same where there is little room; words of it. */
  offShort: "All pictures",
  /** Followed by the weight. */
  show: "Show picture",
  film: "Watch the film",
  open: "Open picture",
  kilobytes: "{size}\u00a0KB",
  megabytes: "{size}\u00a0MB",
} as const;
