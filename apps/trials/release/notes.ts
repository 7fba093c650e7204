import { readFile } from "node:fs/promises";

/** Prints the changelog of the version in package.json: `pnpm --filter @visiga/trials notes v1.1.0`. */
const [tag] = process.argv.slice(2);
const read = (name: string) => readFile(new URL(`../../../${name}`, import.meta.url), "utf8");
const { version } = JSON.parse(await read("package.json"));
if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, and package.json has the version ${version}`);
const sections = (await read("CHANGELOG.md")).split(/^## /m);
const section = sections.find((text) => text.startsWith(`[${version}]`));
if (!section) throw new Error(`CHANGELOG.md has no section of ${version}`);
process.stdout.write(`${section.slice(section.indexOf("\n")).trim()}\n`);
