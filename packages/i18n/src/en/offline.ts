/** Reading without a network. */
export const offline = {
  kept: "You are reading a kept copy from {when}.",
  title: "No connection",
  message:
    "This page was not kept on this device, so it needs the network. Pages that you read before open without it. Please try again later.",
  listTitle: "Kept on this device",
  none: "Nothing is kept yet.",
} as const;
