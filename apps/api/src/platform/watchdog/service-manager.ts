import { execFile } from "node:child_process";
import type { Report } from "#platform/start-failure.ts";

/** The service manager that started this process and wants to hear from it: systemd. */
export interface ServiceManager {
  /** The server answers. From now on it is said regularly that it still does, where that is asked for. */
  ready(): void;
  stopping(): void;
}

/**
 * Tells systemd about this process with its program `systemd-notify`.
 * @param watchdog milliseconds without word after which systemd ends the process; undefined: it does not
 */
export function systemd(watchdog: number | undefined, report: Report): ServiceManager {
  let reported = false;
  const tell = (...words: string[]) =>
    execFile("systemd-notify", words, (error) => {
      if (error && !reported) report(`systemd is not told how the server is: ${error.message}`);
      reported ||= error !== null;
    });
  return {
    ready() {
      tell("--ready");
      if (watchdog !== undefined) setInterval(() => tell("WATCHDOG=1"), watchdog / 3).unref();
    },
    stopping: () => void tell("STOPPING=1"),
  };
}
