export const offline = {
  kept: "This is a saved copy from {when}.",
  title: "No connection",
  message:
    "This page is not saved on this device, so it needs the internet. Pages that are saved open without it. Try again later.",
  listTitle: "Saved on this device",
  none: "Nothing is saved yet.",
} as const;
