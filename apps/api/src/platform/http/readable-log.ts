import { print } from "@visiga/system/output";

const levels: Readonly<Record<number, string>> = { 30: "info", 40: "warn", 50: "error", 60: "fatal" };

interface Entry {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly stack: string };
}

/** For development: prints what the logger writes as lines to read, with stacks on lines of their own. */
export const readableLog = {
  write(line: string): void {
    const { level, msg = "", err, ...others } = JSON.parse(line) as Entry & Record<string, unknown>;
    const rest = Object.entries(others).filter(([name]) => !["time", "pid", "hostname", "reqId"].includes(name));
    const details = rest.map(
      ([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
    print(`${levels[level] ?? level}: ${msg}${details.join("")}${err ? `\n${err.stack}` : ""}`);
  },
};
