import { runSite } from "#run-site.ts";

/** The site, for the keeper. Not a command for operators. */
runSite();
