import type { dashboardDictionary as source } from "../en/dashboard-dictionary.ts";
import type { Translation } from "../translation.ts";
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

export const dashboardDictionary: Translation<typeof source> = {
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
};
