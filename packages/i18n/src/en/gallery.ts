export const gallery = {
  title: "Gallery",
  lead: "Pictures of the seminary, the students and special days, newest first.",
  untitled: "Untitled",
  /** Before links to news with an album. */
  albums: "Albums",
  category: "Category",
  categories: {
    all: "All",
    environment: "Environment",
    students: "Students",
    events: "Events",
  },
  more: "Show {count} more",
  shown: "{shown} of {total}",
  empty: "There are no pictures yet.",
  emptyCategory: "There are no pictures in this category yet.",
  failed: "The pictures could not be loaded.",
  fullSize: {
    open: "Open “{name}” full size",
    label: "Picture, full size",
    previous: "Previous picture",
    next: "Next picture",
    close: "Close",
    position: "{shown} of {total}",
  },
} as const;
