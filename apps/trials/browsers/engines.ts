import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rename } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { chromiumArgs, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import { provideSystemPackages } from "@visiga/testing/system-programs";
import { openPuppeteerTab } from "./puppeteer-tab.ts";
import type { Tab } from "./tab.ts";
import { openWebKitTab } from "./webdriver-tab.ts";

interface Engine {
  readonly name: string;
  /** Whether the dashboard says that the browser is too old, rather than work in it. */
  readonly old?: boolean;
  /** Downloads or installs it if it is missing. */
  readonly provide: () => Promise<() => Promise<Tab>>;
}

const cache = join(homedir(), ".cache/visiga-browsers");

/** SHA-512 of the archives, in base 64. */
const sums = {
  chromium83: "ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==",
  chromium92: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  chromium106: "YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==",
};

/** A Chromium that a package of npm contains, downloaded and unpacked once. */
async function packedChromium(name: string, sha512: string): Promise<string> {
  const folder = join(cache, name.replace(/\W+/g, "-"));
  const program = join(folder, "chromium");
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  const [archive = ""] = execFileSync("npm", ["pack", "--silent", name], { cwd: folder, encoding: "utf8" }).split("\n");
  const bytes = await readFile(join(folder, archive));
  if (hash("sha512", bytes, "base64") !== sha512) throw new Error(`${name} has another checksum`);
  execFileSync("tar", ["-xzf", archive, "package/bin/chromium.br"], { cwd: folder });
  const unfinished = `${program}.part`;
  const packed = createReadStream(join(folder, "package/bin/chromium.br"));
  await pipeline(packed, createBrotliDecompress(), createWriteStream(unfinished, { mode: 0o755 }));
  await rename(unfinished, program);
  return program;
}

const packed = (name: string, source: string, sha512: string, old = false): Engine => ({
  name,
  old,
  provide: async () => {
    const executablePath = await packedChromium(source, sha512);
    const args = [...chromiumArgs, "--no-zygote", "--disable-dev-shm-usage"];
    return () => openPuppeteerTab({ executablePath, headless: "shell", args });
  },
});

/** The browser program of a package of Debian. */
function installed(names: readonly string[], find: () => string | undefined): string {
  provideSystemPackages({ names, present: () => find() !== undefined });
  return String(find());
}

const miniBrowser = () =>
  ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"].every(existsSync)
    ? ["x86_64", "aarch64"]
        .map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)
        .find(existsSync)
    : undefined;

/** The newest Chromium comes first, because the heights of the pages are compared with its own. */
export const engines: readonly Engine[] = [
  {
    name: "newest Chromium",
    provide: async () => {
      const executablePath = await provideChromium(playwrightOf(import.meta.url));
      return () => openPuppeteerTab({ executablePath, args: [...chromiumArgs] });
    },
  },
  packed("Chromium 83", "chrome-aws-lambda@3.1.1", sums.chromium83, true),
  packed("Chromium 92", "chrome-aws-lambda@10.1.0", sums.chromium92),
  packed("Chromium 106", "@sparticuz/chromium@106.0.2", sums.chromium106),
  {
    name: "Firefox ESR",
    provide: async () => {
      const executablePath = installed(["firefox-esr"], () => ["/usr/bin/firefox-esr"].find(existsSync));
      // Those of a phone take no width.
      const extraPrefsFirefox = { "ui.useOverlayScrollbars": 1 };
      return () => openPuppeteerTab({ browser: "firefox", executablePath, extraPrefsFirefox });
    },
  },
  {
    name: "WebKitGTK",
    provide: async () => {
      const binary = installed(["webkit2gtk-driver", "xvfb"], miniBrowser);
      return () => openWebKitTab(binary);
    },
  },
];
