/** Asking for a picture to be removed, on `/removal`. */
export const removal = {
  /** Of the link beside a picture. */
  link: "Ask for this picture to be removed",
  linkOne: "Ask for “{name}” to be removed",
  /** Where it is chosen among the pictures of a page. */
  choose: "Which picture should be removed? Touch it.",
  none: "There is no picture of ours on this page at the moment.",
  allPictures: "All pictures of the website",
  title: "Ask for a picture to be removed",
  lead: "One tap is enough. You need no account, and you need not say why.",
  telephone: "Telephone number",
  telephoneHint: "If we may call you back. It is deleted {days} days after your request has been settled.",
  words: "What we should know",
  optional: "(optional)",
  send: "Ask for removal",
  failed: "Your request was not sent.",
  gone: "This picture is no longer on the website, so there is nothing to remove.",
  sentTitle: "Thank you, we have your request",
  sent: "Those who look after the website see it when they next log in, and take the picture down. If it cannot wait, call us.",
  toContact: "Telephone and address",
} as const;
