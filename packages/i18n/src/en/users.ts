export const users = {
  add: "ADD USER",
  empty: "No users found.",
  failed: "The users could not be loaded.",
  shown: "{shown} of {total}. The search finds the others.",
  notAllowed: "Your account may look after pictures, but not users. Ask an administrator if you need to.",
  search: "Search users",
  /** `USER` and `ADMIN` are the roles. */
  review: "What a USER adds or changes waits until an ADMIN shows it",
  showAll: "Show INACTIVE and DELETED",
  fields: {
    id: "id",
    name: "Name",
    email: "Email",
    phoneNumber: "Phone number",
    role: "Role",
    status: "Status",
  },
  roles: {
    USER: "USER",
    ADMIN: "ADMIN",
  },
  roleHints: {
    USER: "looks after pictures and removal requests, and sees their phone numbers",
    ADMIN: "looks after pictures, users and the site",
  },
  statuses: {
    ACTIVE: "ACTIVE",
    INACTIVE: "INACTIVE",
    DELETED: "DELETED",
  },
  linkNotUsed: "link not used yet",
  card: {
    editOne: "Edit {name}",
    deleteOne: "Delete {name}",
    newLink: "New link",
    newLinkOne: "New link for {name}",
    sessions: "Devices",
    sessionsOne: "Devices of {name}",
    bringBack: "Restore",
    bringBackOne: "Restore {name}",
    noPhone: "none",
  },
  form: {
    registerTitle: "Register New User",
    addTitle: "Add User",
    editTitle: "Edit User",
    noPasswordNeeded: "You do not set a password. You get a link to send to the new user.",
    register: "Register",
    registering: "Registering...",
    registrationFailed: "Registration failed: {reason}",
    updateFailed: "The changes could not be saved: {reason}",
  },
  confirm: {
    question: "Are you sure you want to delete this user?",
    consequence: "{name} is logged out at once and can no longer log in. You can restore the account.",
  },
  statusFailed: "Failed to update user status. Please try again.",
  invite: {
    title: "Invite link",
    registered:
      "{name} is registered. This link opens the page for choosing a password. It works once, until {day}. You will not see it again.",
    renewed:
      "This new link lets {name} choose a password. It works once, until {day}. You will not see it again. Earlier links no longer work.",
    broughtBack:
      "The account of {name} is active again, but its old password no longer works. This link opens the page for choosing a new one. It works once, until {day}. You will not see it again.",
    qr: "QR code of the link",
    qrHint: "Point the other phone’s camera at it, or send the link.",
    link: "Link",
    copy: "Copy",
    share: "Share",
    shareText: "Your link to the Visiga website. It works once:",
  },
  notice: {
    saved: "Changes to {name} saved.",
    deleted: "{name} is deleted.",
    broughtBack: "The account of {name} is active again.",
  },
} as const;
