import { execFile } from "node:child_process";
import type { Report } from "@visiga/system/errors/start-failure";

/** @param watchdog milliseconds without a notification after which systemd ends the process; undefined: never */
export function systemd(watchdog: number | undefined, tellOperator: Report) {
  let reported = false;
  const notify = (...words: string[]) =>
    execFile("systemd-notify", words, (error) => {
      if (error && !reported) tellOperator(`systemd does not receive the server's state: ${error.message}`);
      reported ||= error !== null;
    });
  return {
    /** Reports that the server is ready and, if configured, regularly that it is alive. */
    ready() {
      notify("--ready");
      if (watchdog !== undefined) setInterval(() => notify("WATCHDOG=1"), watchdog / 3).unref();
    },
    stopping: () => void notify("STOPPING=1"),
  };
}
