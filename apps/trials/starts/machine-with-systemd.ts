import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { copyFile, cp, mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@visiga/system/free-port";
import { vi } from "vitest";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const systemd = "/lib/systemd/systemd";

/** Where a machine has Node.js, and the folder of a program of this repository. */
export const inMachine = {
  node: "/srv/node",
  folderOf: (program: string) => join("/srv/repository", relative(repository, dirname(program))),
} as const;

/**
 * Makes the file system of a machine below `$1`, with the build `$2`, the files of `$3`, and the repository `$4` in
 * `/srv`, because the unit sees nothing of `/tmp`, `/home` and `/root`, and boots it.
 */
const boot = `
mount --make-rprivate / && mount -t tmpfs tmpfs "$1" && cd "$1"
mkdir -p root upper work upper2 work2
mount -t overlay overlay -o lowerdir=/,upperdir=upper,workdir=work root
if [ "$2" ]; then
  mkdir -p root/opt/visiga/releases/1 && ln -s releases/1 root/opt/visiga/current
  mount -t overlay overlay -o "lowerdir=$2,upperdir=upper2,workdir=work2" root/opt/visiga/releases/1
fi
mount -t proc proc root/proc && mount -t sysfs -o ro sysfs root/sys && mount --rbind /dev root/dev
for each in run tmp sys/fs/cgroup var/lib; do mount -t tmpfs -o mode=755 tmpfs root/$each; done
mkdir root/sys/fs/cgroup/systemd && mount -t cgroup -o none,name=systemd cgroup root/sys/fs/cgroup/systemd
chmod 755 "$3" && cp -a "$3/." root/
mkdir -p root/srv/repository && mount --bind "$4" root/srv/repository
chroot root useradd --system --user-group --home-dir /nonexistent visiga
chroot root chown root:visiga /etc/visiga.env && chroot root chmod 640 /etc/visiga.env
exec env -i container=docker PATH=/usr/sbin:/usr/bin:/sbin:/bin chroot root ${systemd} --unit=basic.target --log-target=null --show-status=no
`;

/**
 * Boots systemd with this build as an installed release, in namespaces of its own. Requires root, and systemd's programs.
 * @param settings lines of `/etc/visiga.env`, besides the port
 * @param archives of releases: the first is installed instead of this build, and all are in `/srv`
 * @returns null if that fails, after printing a line
 */
export async function bootMachine(folder: string, settings: readonly string[], archives: readonly string[] = []) {
  if (process.getuid?.() !== 0 || !existsSync(systemd)) return notTried();
  const [root, added] = [await mkdtemp(join(folder, "machine-")), await mkdtemp(join(folder, "added-"))];
  const port = await freePort();
  const release = join(added, "opt/visiga/releases/1");
  const units = join(added, "etc/systemd/system");
  await mkdir(units, { recursive: true });
  await copyFile(join(repository, "docs/deploy/visiga.service"), join(units, "visiga.service"));
  const socket = await readFile(join(repository, "docs/deploy/visiga.socket"), "utf8");
  await writeFile(
    join(units, "visiga.socket"),
    socket.replace(":3000", () => `:${port}`),
  );
  await mkdir(join(added, "srv"), { recursive: true });
  await copyFile(process.execPath, join(added, inMachine.node));
  const [installed] = archives;
  for (const archive of archives)
    await cp(dirname(archive), join(added, "srv", basename(dirname(archive))), { recursive: true });
  if (installed)
    await cp(join(dirname(installed), "visiga"), join(added, "opt/visiga"), {
      recursive: true,
      verbatimSymlinks: true,
    });
  else {
    await mkdir(join(release, "node/bin"), { recursive: true });
    await copyFile(join(repository, "apps/trials/release/visiga"), join(release, "visiga"));
    await copyFile(process.execPath, join(release, "node/bin/node"));
  }
  await writeFile(join(added, "etc/visiga.env"), `${[`PORT=${port}`, ...settings].join("\n")}\n`);
  const namespaces = ["--mount", "--pid", "--fork", "--uts", "--ipc", "--kill-child"];
  const places = [root, installed ? "" : repository, added, repository];
  const child = spawn("unshare", [...namespaces, "sh", "-ec", boot, "sh", ...places], { stdio: "ignore" });
  const ended = once(child, "close");
  const run = async (...command: string[]) => {
    const [first = ""] = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, "utf8")).split(" ");
    const inside = ["-t", first, "-m", "-p", "-u", "-i", "chroot", join(root, "root"), "env", "-i", "container=docker"];
    const path = "PATH=/usr/sbin:/usr/bin:/sbin:/bin";
    const done = promisify(execFile)("nsenter", [...inside, path, ...command], { timeout: 120_000 });
    return done.then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
    );
  };
  const stop = async () => {
    child.kill("SIGKILL");
    await ended;
  };
  const isRunning = async () => (await run("systemctl", "is-system-running")).output.trim();
  const booted = vi.waitFor(
    async () => {
      if (!/^(?:running|degraded)$/.test(await isRunning())) throw new Error("systemd has not booted");
      return true;
    },
    { timeout: 30_000, interval: 200 },
  );
  if (await Promise.race([booted.catch(() => false), ended.then(() => false)]))
    return { run, stop, url: `http://127.0.0.1:${port}` };
  await stop();
  return notTried();
}

function notTried(): null {
  process.stdout.write("Not tried under systemd: only root on Linux may boot one, where its programs are installed.\n");
  return null;
}
