import { activity } from "./activity.ts";
import { backups } from "./backups.ts";
import { bin } from "./bin.ts";
import { dashboard } from "./dashboard.ts";
import { errors } from "./errors.ts";
import { images } from "./images.ts";
import { login } from "./login.ts";
import { removals } from "./removals.ts";
import { securityLog } from "./security-log.ts";
import { setPassword } from "./set-password.ts";
import { site } from "./site.ts";
import { users } from "./users.ts";

/** Every topic of the screens behind the login. */
export const dashboardDictionary = {
  login,
  setPassword,
  dashboard,
  images,
  bin,
  removals,
  users,
  site,
  activity,
  backups,
  securityLog,
  errors,
} as const;
