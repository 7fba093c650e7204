import { chmod, chown, cp, mkdir, readdir, rename, rm, rmdir, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runProgram as run } from "@visiga/keeper/src/update/run-program.ts";
import { asNobody, type BrokenStart, byAccount } from "./start-output.ts";

/** A data folder and the empty folder around it. */
export interface Place {
  readonly folder: string;
  readonly dataDir: string;
}

export interface BrokenMachine {
  readonly name: string;
  readonly says: RegExp;
  readonly break: (place: Place) => Promise<BrokenStart>;
}

const start = 'exec "$@"';
const limited = (limit: string) => ["sh", "-c", `ulimit ${limit}; ${start}`, "sh"];

/** Breaks the data folder, on which the server then starts. */
const inFolder = (name: string, says: RegExp, change: (place: Place) => Promise<unknown>): BrokenMachine => ({
  name,
  says,
  break: async (place) => {
    await change(place);
    return { settings: { DATA_DIR: place.dataDir } };
  },
});

/** The same in a file of the cluster. */
const inCluster = (name: string, says: RegExp, change: (cluster: string) => Promise<unknown>): BrokenMachine =>
  inFolder(name, says, ({ dataDir }) => change(join(dataDir, "postgres")));

const zero = async (path: string) => writeFile(path, Buffer.alloc((await stat(path)).size));

async function removeEmptyFolders(path: string): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true }))
    if (entry.isDirectory()) {
      await removeEmptyFolders(join(path, entry.name));
      await rmdir(join(path, entry.name)).catch(() => {});
    }
}

export const brokenClusters: readonly BrokenMachine[] = [
  inCluster("pg_control is zeroed", /PG_CONTROL_VERSION 0.*Restore/s, (cluster) =>
    zero(join(cluster, "global/pg_control")),
  ),
  inCluster("pg_control is missing", /could not open file ".*pg_control".*Restore/s, (cluster) =>
    rm(join(cluster, "global/pg_control")),
  ),
  inCluster("a copy lost the empty folders", /empty folders/, removeEmptyFolders),
  inCluster("the log of writes is missing", /could not locate a valid checkpoint record.*Restore/s, async (cluster) => {
    await run("find", [join(cluster, "pg_wal"), "-type", "f", "-delete"]);
  }),
  inCluster("postgresql.conf has a typing error", /syntax error in file ".*postgresql.conf" line \d+/, (cluster) =>
    writeFile(join(cluster, "postgresql.conf"), "shared_buffers 32MB = yes\n", { flag: "a" }),
  ),
  inCluster("postgresql.conf is missing", /postgresql\.conf/, (cluster) => rm(join(cluster, "postgresql.conf"))),
  inCluster("pg_hba.conf is missing", /pg_hba\.conf/, (cluster) => rm(join(cluster, "pg_hba.conf"))),
  inCluster("the catalogue is damaged", /Restore/, (cluster) => truncate(join(cluster, "global/pg_filenode.map"), 0)),
  inCluster("the tables are missing", /Restore/, (cluster) => rm(join(cluster, "base"), { recursive: true })),
  inCluster("PG_VERSION is missing", /holds no database.*restore a backup/, (cluster) =>
    rm(join(cluster, "PG_VERSION")),
  ),
  inCluster("the cluster is of PostgreSQL 17", /was made by PostgreSQL 17, and this is 18/, (cluster) =>
    writeFile(join(cluster, "PG_VERSION"), "17\n"),
  ),
];

export const brokenFolders: readonly BrokenMachine[] = [
  inFolder("DATA_DIR is a file", /DATA_DIR: .*in place of the folder/s, async ({ dataDir }) => {
    await rm(dataDir, { recursive: true });
    await writeFile(dataDir, "");
  }),
  inFolder("a file stands where the pictures belong", /media.*in place of the folder/s, async ({ dataDir }) => {
    await rm(join(dataDir, "media"), { recursive: true, force: true });
    await writeFile(join(dataDir, "media"), "");
  }),
  inFolder(
    "a folder stands where the secret belongs",
    /jwt-secret.*folder in place of the file/s,
    async ({ dataDir }) => {
      await rm(join(dataDir, "jwt-secret"), { force: true });
      await mkdir(join(dataDir, "jwt-secret"));
    },
  ),
  inFolder("a file stands where the lock belongs", /lock.*in place of the folder/s, async ({ dataDir }) => {
    await rm(join(dataDir, "lock"), { recursive: true });
    await writeFile(join(dataDir, "lock"), "");
  }),
  inFolder("a file stands where temporary files belong", /tmp.*in place of the folder/s, async ({ dataDir }) => {
    await rm(join(dataDir, "tmp"), { recursive: true, force: true });
    await writeFile(join(dataDir, "tmp"), "");
  }),
  {
    name: "TMPDIR names no folder",
    says: /TMPDIR/,
    break: async ({ dataDir, folder }) => {
      const long = join(folder, "x".repeat(110));
      await rename(dataDir, long);
      return { settings: { DATA_DIR: long, TMPDIR: join(folder, "missing") } };
    },
  },
  {
    name: "the process may open 60 files",
    says: /LimitNOFILE/,
    break: async ({ dataDir }) => ({ settings: { DATA_DIR: dataDir }, through: limited("-n 60") }),
  },
];

/** Starts the server as another account than root, which has changed something in its folder. Needs root. */
const afterRoot = (name: string, says: RegExp, change: (dataDir: string) => Promise<unknown>): BrokenMachine => ({
  name,
  says,
  break: async ({ dataDir }) => {
    await run("chown", ["-R", "65534:65534", dataDir]);
    await change(dataDir);
    return { settings: { DATA_DIR: dataDir }, through: asNobody };
  },
});

const ofRoot = async (path: string) => {
  await chown(path, 0, 0);
  await chmod(path, (await stat(path)).isDirectory() ? 0o700 : 0o600);
};

const folderOfRoot = async (path: string) => {
  await mkdir(path, { recursive: true });
  await ofRoot(path);
};

export const foldersOfRoot: readonly BrokenMachine[] = [
  afterRoot("DATA_DIR is root's", /DATA_DIR.*another account.*chown/s, ofRoot),
  afterRoot("the pictures are root's", /media.*another account.*chown/s, (dataDir) =>
    folderOfRoot(join(dataDir, "media")),
  ),
  afterRoot("the lock is root's", /lock.*another account.*chown/s, (dataDir) => ofRoot(join(dataDir, "lock"))),
  afterRoot("temporary files are root's", /tmp.*another account.*chown/s, (dataDir) =>
    folderOfRoot(join(dataDir, "tmp")),
  ),
  afterRoot("the secret is root's", /jwt-secret.*another account.*chown/s, async (dataDir) => {
    await writeFile(join(dataDir, "jwt-secret"), "secret\n");
    await ofRoot(join(dataDir, "jwt-secret"));
  }),
  afterRoot("the cluster is root's", /postgres.*another account.*chown/s, (dataDir) =>
    ofRoot(join(dataDir, "postgres")),
  ),
  afterRoot("a file of the cluster is root's", /another account.*chown/s, (dataDir) =>
    ofRoot(join(dataDir, "postgres/global/pg_control")),
  ),
  {
    name: "the folder above DATA_DIR is closed",
    says: /may not enter the folder .*: chmod o\+x/s,
    break: async ({ folder, dataDir }) => {
      await run("chown", ["-R", "65534:65534", dataDir]);
      await chmod(folder, 0o700);
      return { settings: { DATA_DIR: dataDir }, through: asNobody };
    },
  },
  {
    name: "the account has no name",
    says: /no database can be made.*account with a name/s,
    break: async ({ dataDir }) => {
      await rm(dataDir, { recursive: true });
      await mkdir(dataDir);
      await chown(dataDir, 12_345, 12_345);
      return { settings: { DATA_DIR: dataDir }, through: byAccount(12_345) };
    },
  },
  {
    name: "port 80 is for root",
    says: /PORT: 80 may not be used/,
    break: async ({ dataDir }) => {
      await run("chown", ["-R", "65534:65534", dataDir]);
      return { settings: { DATA_DIR: dataDir, PORT: "80" }, through: asNobody };
    },
  },
];

async function mountedDisk(dataDir: string, megabytes: number): Promise<() => Promise<unknown>> {
  const copy = `${dataDir}.copy`;
  await cp(dataDir, copy, { recursive: true, preserveTimestamps: true });
  await run("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", dataDir]);
  await run("cp", ["-a", `${copy}/.`, dataDir]).catch(() => {});
  return () => run("umount", ["--lazy", dataDir]);
}

const onDisk = (
  name: string,
  says: RegExp,
  change: (place: Place) => Promise<(() => Promise<unknown>) | undefined>,
): BrokenMachine => ({
  name,
  says,
  break: async (place) => {
    const mend = await change(place);
    return { settings: { DATA_DIR: place.dataDir }, ...(mend && { mend }) };
  },
});

const fill = (path: string) => run("sh", ["-c", 'cat /dev/zero > "$0" 2>/dev/null; true', path]);

export const brokenDisks: readonly BrokenMachine[] = [
  onDisk("the disk is full at a later start", /no space|full/i, async ({ dataDir }) => {
    const mend = await mountedDisk(dataDir, 200);
    await fill(join(dataDir, "filler"));
    return mend;
  }),
  onDisk("the disk is full at the first start", /no space|full/i, async ({ dataDir }) => {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    return mountedDisk(dataDir, 5);
  }),
  ...[8, 20, 30].map((megabytes) =>
    onDisk(
      `the first start has a disk of ${megabytes} MB`,
      /no database can be made.*Make room/s,
      async ({ dataDir }) => {
        await rm(dataDir, { recursive: true });
        await mkdir(dataDir);
        return mountedDisk(dataDir, megabytes);
      },
    ),
  ),
  onDisk("the disk is mounted read-only", /EROFS.*for writing/s, async ({ dataDir }) => {
    await run("mount", ["--bind", dataDir, dataDir]);
    await run("mount", ["-o", "remount,bind,ro", dataDir]);
    return () => run("umount", ["--lazy", dataDir]);
  }),
  {
    name: "there is no shared memory",
    says: /\/dev\/shm/,
    break: async ({ dataDir }) => ({
      settings: { DATA_DIR: dataDir },
      through: [
        "unshare",
        "--mount",
        "sh",
        "-c",
        `mount --bind "$DATA_DIR" /mnt && mount -t tmpfs -o size=4k,mode=1777 tmpfs /dev/shm && export DATA_DIR=/mnt && ${start}`,
        "sh",
      ],
    }),
  },
];

async function mountNtfs(folder: string, target: string): Promise<() => Promise<unknown>> {
  const image = join(folder, "ntfs.img");
  await run("truncate", ["-s", "300M", image]);
  await run("mkfs.ntfs", ["-F", "-Q", image]);
  await run("ntfs-3g", [image, target]);
  return () => run("umount", ["--lazy", target]);
}

export const disksOfWindows: readonly BrokenMachine[] = [
  onDisk("the disk is NTFS at the first start", /ext4/, async ({ folder, dataDir }) => {
    await rm(dataDir, { recursive: true });
    await mkdir(dataDir);
    return mountNtfs(folder, dataDir);
  }),
  onDisk("a copy was made to NTFS", /ext4/, async ({ folder, dataDir }) => {
    await rename(dataDir, `${dataDir}.copy`);
    await mkdir(dataDir);
    const mend = await mountNtfs(folder, dataDir);
    await run("cp", ["-r", `${dataDir}.copy/.`, dataDir]);
    return mend;
  }),
];
