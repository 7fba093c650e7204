export const login = {
  title: "Login to Visiga Website",
  password: "Password",
  submit: "Login",
  busy: "Logging in...",
  failed: "Login failed. Please try again.",
  forgotten:
    "Forgotten your password? Ask an administrator for a new link. If you are the only administrator, ask the person who runs the server.",
  sessionEnded: "Your session has ended. Log in to continue where you were.",
  shareFirst: "Nothing was received, because nobody is logged in on this device. Log in, then share it again.",
} as const;

export const setPassword = {
  title: "Set your password",
  /** With the user’s name where the link is known, and without. */
  greeting: "Karibu, {name}. This link works once, until {day}.",
  lead: "This link works once. Choose a password that you will remember.",
  newPassword: "New password",
  again: "Repeat the new password",
  show: "Show password",
  hide: "Hide password",
  advice:
    "At least 8 characters; 15 or more are better. Four words of your own that have nothing to do with each other are easy to remember.",
  different: "The two passwords do not match.",
  submit: "Save and log in",
  done: "Your password is set.",
  failed: "The password could not be saved. Please try again.",
  toLogin: "Go to login",
} as const;

export const passkeys = {
  title: "My passkeys",
  lead: "A passkey logs you in with the fingerprint, face or PIN of your device. With one, your password alone no longer logs you in.",
  none: "No passkey yet.",
  added: "Added {day}",
  used: "last used {day}, {time}",
  notUsed: "not used yet",
  name: "Name of the device",
  add: "Add a passkey",
  waiting: "Waiting for your device...",
  addedNow: "The passkey {name} is added.",
  remove: "Remove",
  removeOne: "Remove the passkey {name}",
  removeQuestion: "Remove the passkey {name}? You can no longer log in with it.",
  removing: "Removing...",
  removedNow: "The passkey {name} is removed.",
  /** Why there is nothing to add or to use here. */
  obstacles: {
    address: "Passkeys do not work at this address. Open the website at its usual address, which begins with https://.",
    browser: "This browser has no passkeys. Update it, or use another one.",
  },
  /** What the browser reported. */
  failures: {
    cancelled: "That was cancelled, or it took too long. Try again.",
    present: "This device already has a passkey for your account.",
    failed: "Your device could not do this. Try again, or use another device.",
  },
  login: {
    use: "Log in with a passkey",
    required: "Your password is right. Now confirm with your passkey.",
    missing: "Your password is right. Administrators need a passkey here: add one to continue.",
    lost: "Lost your phone? Ask another administrator for a link. If you are the only administrator, ask the person who runs the server.",
    back: "Back",
    passwordSet: "Your password is set. Log in with it; your passkey is asked for next.",
  },
  notice: "From {day} on administrators need a passkey to log in. You have none yet.",
  requirement: {
    none: "Administrators log in with their password alone, unless they have added a passkey.",
    from: "From {day} on administrators need a passkey.",
    without: "Without one: {names}.",
    set: "Require passkeys",
    change: "Change",
    lead: "From this day on administrators without a passkey can log in only to add one, and their other sessions end. Until then they are reminded.",
    day: "First day",
    lift: "No longer require",
    saved: "The day is saved.",
    lifted: "Administrators no longer need a passkey.",
  },
  ofUser: {
    open: "Passkeys",
    openOne: "Passkeys of {name}",
    lead: "If {name} has lost the phone: this removes all passkeys and the password, logs out every device and makes a link for a new password. Hand it over in person.",
    reset: "Remove all and make a link",
    invite:
      "The passkeys and the password of {name} are removed. This link opens the page for choosing a new password. It works once, until {day}. You will not see it again.",
  },
} as const;
