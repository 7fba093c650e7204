import { currentRelease } from "@visiga/testing/build-release";
import { Table } from "@visiga/testing/table";
import { withServer } from "../measured-server.ts";
import { addConnectionAttacks } from "./connections.ts";
import { addCrowds } from "./crowds.ts";

/**
 * Measures attacks by anonymous clients and how they slow down readers and logins: crowds with large lists, with
 * searches or addresses that never repeat, or with unbudgeted work, and more than a thousand connections from one
 * address, directly and behind nginx and Caddy configured as in docs/deploy. Takes some minutes over loopback, on
 * servers that it starts.
 */
const table = new Table("anonymous attacks", "what happens", "meanwhile");
await withServer(currentRelease.main, (server) => addCrowds(table, server));
await addConnectionAttacks(table);
console.log(String(table));
