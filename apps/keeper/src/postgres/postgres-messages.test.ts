import { expect, test } from "vitest";
import { PostgresMessages } from "./postgres-messages.ts";

function reasonOf(output: string): string {
  const messages = new PostgresMessages();
  for (const line of output.split("\n")) messages.add(line);
  return messages.reason;
}

const at = "2026-11-29 07:50:54.990 UTC [26686]";

test.each([
  {
    of: "a damaged control file",
    output: `${at} FATAL:  database files are incompatible with server
${at} DETAIL:  The database cluster was initialized with PG_CONTROL_VERSION 0.
${at} HINT:  It looks like you need to initdb.
${at} LOG:  database system is shut down`,
    reason:
      "database files are incompatible with server (The database cluster was initialized with PG_CONTROL_VERSION 0)",
  },
  {
    of: "a missing control file, whose message has three lines",
    output: `postgres: could not find the database system
Expected to find it in the directory "/data",
but could not open file "/data/global/pg_control": Permission denied`,
    reason:
      'could not find the database system (Expected to find it in the directory "/data", but could not open file "/data/global/pg_control": Permission denied)',
  },
  {
    of: "a configuration with a typing error",
    output: `${at} LOG:  syntax error in file "postgresql.conf" line 889, near token "="
${at} FATAL:  configuration file "postgresql.conf" contains errors`,
    reason: 'syntax error in file "postgresql.conf" line 889, near token "="',
  },
  {
    of: "access rules that cannot be read",
    output: `${at} LOG:  invalid connection type "nonsense"
${at} CONTEXT:  line 1 of configuration file "pg_hba.conf"
${at} FATAL:  could not load pg_hba.conf
${at} LOG:  database system is shut down`,
    reason: 'invalid connection type "nonsense" (line 1 of configuration file "pg_hba.conf")',
  },
  {
    of: "a missing log of writes",
    output: `${at} LOG:  invalid checkpoint record
${at} PANIC:  could not locate a valid checkpoint record at 0/174B290
${at} LOG:  startup process (PID 21237) was terminated by signal 6: Aborted
${at} LOG:  database system is shut down`,
    reason: "could not locate a valid checkpoint record at 0/174B290",
  },
  {
    of: "a full disk while a cluster is made",
    output: `initdb: error: could not write to file "pg_wal/xlogtemp.1": No space left on device
initdb: removing contents of data directory "/data/postgres.new"`,
    reason: 'could not write to file "pg_wal/xlogtemp.1": No space left on device',
  },
  {
    of: "a disk that has room for half a page",
    output: `${at} FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10
${at} HINT:  Check free disk space.
${at} PANIC:  cannot abort transaction 1, it was already committed`,
    reason: 'could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 10',
  },
  {
    of: "a full disk, on which a transaction cannot be undone either",
    output: `running bootstrap script ... ${at} FATAL:  could not extend file "base/1/2691": No space left on device
${at} HINT:  Check free disk space.
${at} PANIC:  cannot abort transaction 1, it was already committed
Aborted
child process exited with exit code 134
initdb: removing contents of data directory "/data/postgres.new"`,
    reason: 'could not extend file "base/1/2691": No space left on device',
  },
  {
    of: "a program that cannot be loaded",
    output: "/opt/bin/postgres: error while loading shared libraries: libssl.so.1.1: cannot open shared object file",
    reason: "error while loading shared libraries: libssl.so.1.1: cannot open shared object file",
  },
  {
    of: "a crash while visitors were connected",
    output: `${at} PANIC:  could not write to file "pg_wal/xlogtemp.2": No space left on device
${at} FATAL:  terminating connection due to administrator command
${at} LOG:  database system is shut down`,
    reason: 'could not write to file "pg_wal/xlogtemp.2": No space left on device',
  },
  { of: "words of no known form", output: "Killed\n", reason: "Killed" },
  { of: "no words", output: "\n", reason: "" },
])("the reason is found in the output of $of", ({ output, reason }) => {
  expect(reasonOf(output)).toBe(reason);
});
