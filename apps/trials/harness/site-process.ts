import { readFile } from "node:fs/promises";

/** Id of the process of the site, which the server keeps. @param keeper id of the server */
export async function sitePid(keeper = 0): Promise<number> {
  const children = await readFile(`/proc/${keeper}/task/${keeper}/children`, "utf8");
  for (const pid of children.split(" ").filter(Boolean))
    if ((await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes("site.js")) return Number(pid);
  throw new Error(`The server ${keeper} has no site`);
}
