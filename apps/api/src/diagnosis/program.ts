import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn } = findingsAbout("version");

/** End of security support of each release line of Node.js. */
const supported: Readonly<Record<number, string>> = { 20: "2026-04-30", 22: "2027-04-30", 24: "2028-04-30" };

/** Checks the versions of the program and of Node.js. */
export function diagnoseProgram(version: string, node: string, now: Date): Finding[] {
  const says = `${version} on Node.js ${node}, ${process.platform} ${process.arch}`;
  const end = supported[Number(node.split(".")[0])];
  return end === undefined || now < new Date(end)
    ? [fine(says)]
    : [warn(`${says}, which has had no security fixes since ${end}`, "Install Node.js 24.")];
}
