export const saver = {
  /** The link in the menu, named after its effect. */
  on: "Use less data",
  off: "Show all pictures",
  /** Short form of the link; its words are part of the full label. */
  offShort: "All pictures",
  /** Followed by the weight. */
  show: "Show picture",
  film: "Watch the film",
  open: "Open picture",
  kilobytes: "{size}\u00a0KB",
  megabytes: "{size}\u00a0MB",
} as const;
