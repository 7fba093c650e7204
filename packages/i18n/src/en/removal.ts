/** Asking for a picture to be removed, on `/removal`. */
export const removal = {
  /** Label of the link beside a picture. */
  link: "Ask for this picture to be removed",
  linkOne: "Ask for “{name}” to be removed",
  /** Shown when the picture is chosen among those of a page. */
  choose: "Choose the picture that should be removed.",
  none: "This page has no pictures at the moment.",
  allPictures: "All pictures of the website",
  title: "Ask for a picture to be removed",
  lead: "Choose “Ask for removal”. You do not need an account, and you do not need to say why.",
  telephone: "Phone number",
  telephoneHint: "If we may call you back. It is deleted {days} days after your request is closed.",
  words: "What we should know",
  optional: "(optional)",
  send: "Ask for removal",
  failed: "Your request was not sent.",
  /** The extra question while very many requests arrive. */
  busy: "Very many requests are arriving at the moment. Answer the question below, wait {seconds} seconds, then send the form again.",
  sum: "How much is {a} plus {b}?",
  elsewhere: "It came from another website. Send it from this page.",
  call: "If it is urgent, call us:",
  callSample: "If it is urgent, call us (sample number):",
  gone: "This picture is no longer on the website, so there is nothing to remove.",
  sentTitle: "Thank you, we have your request",
  sent: "The people who manage this website will see your request the next time they log in. If it is urgent, call us.",
  toContact: "Phone number and address",
} as const;
