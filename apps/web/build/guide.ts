import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked, type Tokens } from "marked";
import sharp from "sharp";
import type { Plugin } from "vite";

const docs = fileURLToPath(new URL("../../../docs", import.meta.url));
const prefix = "virtual:guide/";

/** `virtual:guide/sw` is the HTML of docs/guide.sw.md from its first section on, after links to its sections. */
export function guide(): Plugin {
  return {
    name: "guide",
    resolveId: (id) => (id.startsWith(prefix) ? `${docs}/guide.${id.slice(prefix.length)}.md` : undefined),
    async load(id) {
      if (!id.startsWith(`${docs}/guide.`)) return undefined;
      const text = await readFile(id, "utf8");
      return { code: await toModule(text.slice(text.indexOf("\n## ")), dirname(id)), moduleType: "js" };
    },
  };
}

/** Pictures are files of the build, with their size, so that nothing moves when they come. */
async function toModule(text: string, folder: string): Promise<string> {
  const pictures: string[] = [];
  const sections: string[] = [];
  const marked = new Marked({
    async: true,
    async walkTokens(token) {
      if (token.type !== "image") return;
      const { width = 0, height = 0 } = await sharp(join(folder, token.href)).metadata();
      Object.assign(token, { width, height });
    },
    renderer: {
      heading({ text }) {
        sections.push(text);
        return `<h2 id="${anchor(text)}" tabindex="-1">${text}</h2>`;
      },
      image(token) {
        const { href, text, width, height } = token as Tokens.Image & { width: number; height: number };
        const at = pictures.push(join(folder, href)) - 1;
        return `<img src="@picture${at}@" alt="${text}" width="${width}" height="${height}" loading="lazy">`;
      },
    },
  });
  const body = await marked.parse(text);
  const links = sections.map((title) => `<li><a href="#${anchor(title)}">${title}</a></li>`).join("");
  const html = JSON.stringify(`<ul>${links}</ul>${body}`).replace(/@(picture\d+)@/g, (_, each) => `" + ${each} + "`);
  const imports = pictures.map((path, at) => `import picture${at} from ${JSON.stringify(`${path}?url`)};`);
  return `${imports.join("\n")}\nexport const html = ${html};`;
}

const anchor = (title: string): string => title.toLowerCase().replace(/[^a-z]+/g, "-");
