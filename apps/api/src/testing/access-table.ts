import type { Access } from "#platform/security/identity.ts";

/**
 * Access of every REST route and every procedure. `public`: everybody; `user`: any ACTIVE user; `admin`: ADMIN only;
 * `ownKey`: no access token is enough.
 * An INACTIVE user is a visitor with an invalid token.
 */
export const accessTable: Readonly<Record<string, Access>> = {
  "POST /api/v1/auth/authenticate": "public",
  "POST /api/v1/auth/user": "public",
  "POST /api/v1/auth/refresh": "public",
  "POST /api/v1/auth/logout": "public",
  "POST /api/v1/auth/password": "public",

  "GET /api/v1/users": "admin",
  "POST /api/v1/users/register": "admin",
  "PUT /api/v1/users/update/{id}": "admin",
  "POST /api/v1/users/status": "admin",

  "GET /api/v1/files": "public",
  "GET /api/v1/files/page/{page}": "public",
  "POST /api/v1/files/image": "user",
  "PUT /api/v1/files/edit/{id}": "user",
  "DELETE /api/v1/files/{id}": "user",

  "POST /api/v1/documents": "admin",
  "POST /api/v1/removal-requests": "public",

  // With a key of the page /restore: `restore-page.test.ts`.
  "GET /api/v1/restore": "ownKey",
  "POST /api/v1/restore/parts": "ownKey",
  "DELETE /api/v1/restore/parts": "ownKey",
  "POST /api/v1/restore/check": "ownKey",
  "POST /api/v1/restore/start": "ownKey",

  "mutation auth.login": "public",
  "mutation auth.check": "public",
  "query auth.me": "user",
  "query auth.preferences": "user",
  "mutation auth.setPreferences": "user",
  "mutation auth.refresh": "public",
  "mutation auth.logout": "public",
  "mutation auth.checkLink": "public",
  "mutation auth.setPassword": "public",
  "mutation auth.changePassword": "user",
  "mutation auth.confirmPassword": "user",
  "query auth.sessions": "user",
  "mutation auth.endSession": "user",
  "mutation auth.endSessions": "user",

  "mutation restore.open": "admin",

  "query passkeys.mine": "user",
  "query passkeys.ofUser": "admin",
  "mutation passkeys.startRegistration": "user",
  "mutation passkeys.register": "user",
  "mutation passkeys.remove": "user",
  "mutation passkeys.startLogin": "public",
  "mutation passkeys.logIn": "public",
  "mutation passkeys.startEnrolment": "public",
  "mutation passkeys.enrol": "public",
  "query passkeys.requirement": "admin",
  "mutation passkeys.require": "admin",

  "query users.list": "admin",
  "mutation users.register": "admin",
  "mutation users.update": "admin",
  "mutation users.changeStatus": "admin",
  "mutation users.bringBack": "admin",
  "mutation users.createPasswordLink": "admin",
  "mutation users.resetPasskeys": "admin",

  "mutation previews.create": "user",

  "query files.list": "public",
  "query files.item": "public",
  "query files.shown": "public",
  "query files.browse": "user",
  "query files.read": "user",
  "mutation files.move": "user",
  "mutation files.moveBack": "user",
  "mutation files.confirmSample": "user",
  "query files.arranged": "user",
  "mutation files.bin": "user",
  "mutation files.setTakenDown": "user",
  "mutation files.putBackRestored": "user",
  "mutation files.noteConsent": "user",
  "mutation files.setMinors": "user",
  "mutation files.setLastDay": "user",
  "mutation files.arrange": "user",
  "query files.reviewRule": "user",
  "mutation files.setReviewRule": "admin",
  "mutation files.review": "admin",
  "query files.pictureTypes": "user",
  "query files.alike": "user",
  "query files.thumbnail": "user",

  "query bin.list": "user",
  "mutation bin.restore": "user",
  "mutation bin.restoreAll": "user",
  "mutation bin.deleteForGood": "admin",
  "mutation bin.empty": "admin",

  "query removals.list": "user",
  "query removals.count": "user",
  "mutation removals.hide": "user",
  "mutation removals.dismiss": "user",
  "mutation removals.reopen": "user",

  "query site.read": "public",
  "query site.texts": "public",
  "query site.entries": "admin",
  "mutation site.save": "admin",
  "mutation site.confirmTranslation": "admin",
  "mutation site.confirmSample": "admin",
  "query site.versions": "admin",
  "mutation site.returnTo": "admin",
  "query site.countSamples": "admin",
  "mutation site.removeSamples": "admin",
  "mutation site.removeText": "admin",

  "query activity.list": "admin",
  "query activity.security": "admin",

  "query backups.status": "admin",
  "mutation backups.download": "admin",

  "query releases.status": "admin",
  "query pageViews.report": "admin",
};

export const expectedRefusals: Readonly<Record<Access, Readonly<Record<Caller, 401 | 403 | null>>>> = {
  public: { visitor: null, USER: null, ADMIN: null, INACTIVE: null },
  user: { visitor: 401, USER: null, ADMIN: null, INACTIVE: 401 },
  admin: { visitor: 401, USER: 403, ADMIN: null, INACTIVE: 401 },
  ownKey: { visitor: 401, USER: 401, ADMIN: 401, INACTIVE: 401 },
};

export const callers = ["visitor", "USER", "ADMIN", "INACTIVE"] as const;
export type Caller = (typeof callers)[number];

/** Authorization that routes other than REST and procedures require. HEAD follows GET. */
export const otherRoutes: Readonly<
  Record<string, "nothing" | "access token" | "metrics token" | "download link" | "preview token">
> = {
  "GET /*": "nothing",
  "GET /api/docs": "nothing",
  "GET /api/docs/*": "nothing",
  "GET /api/docs/json": "nothing",
  "GET /api/openapi.json": "nothing",
  "GET /artwork/*": "nothing",
  "GET /assets/*": "nothing",
  "GET /calendar.ics": "nothing",
  "GET /calendar/:name": "nothing",
  "GET /documents/:id/:name": "nothing",
  "GET /editing/*": "access token",
  "GET /feed.xml": "nothing",
  "GET /healthz": "nothing",
  "GET /joining.pdf": "nothing",
  "GET /manifest.webmanifest": "nothing",
  "GET /mark.svg": "nothing",
  "GET /media/:photo/:variant": "nothing",
  "GET /preview/:token": "preview token",
  "GET /preview/:token/*": "preview token",
  "GET /preview/:token/media/:photo/:variant": "preview token",
  "GET /readyz": "nothing",
  "GET /robots.txt": "nothing",
  "GET /sitemap.xml": "nothing",
  "GET /speculation.json": "nothing",
  "GET /sw.js": "nothing",
  "GET /words/:name": "nothing",
  // A form of the site, with a quota and a check of its origin.
  "POST /removal": "nothing",
  "GET /metrics": "metrics token",
  "GET /backups/:name": "download link",
  "POST /backups/:name": "download link",
};
