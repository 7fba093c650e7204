export const setPassword = {
  title: "Set your password",
  /** With the user’s name where the link is known, and without. */
  greeting: "Karibu, {name}. This link works once, until {day}.",
  lead: "This link works once. Choose a password that you will remember.",
  checking: "Checking the link...",
  newPassword: "New password",
  again: "Repeat the new password",
  show: "Show password",
  hide: "Hide password",
  advice:
    "At least 8 characters; 15 or more are better. Four words that only you would put together are easy to remember.",
  different: "The two passwords do not match.",
  submit: "Save and log in",
  busy: "Saving...",
  done: "Your password is set.",
  failed: "The password could not be saved. Please try again.",
  linkInvalid: "This link has been used already or is out of date. Ask an administrator for a new one.",
  toLogin: "Go to login",
} as const;
