import { readFile } from "node:fs/promises";

/** Lines of the source before and after the one that threw. */
const around = 6;

/**
 * The page in place of one that failed, in development: the stack, and the source where it threw. Reloads when mended.
 * @param thrown an error, or what a program printed before it ended
 */
export async function developmentFailure(thrown: unknown): Promise<string> {
  const isError = thrown instanceof Error;
  const message = isError ? thrown.message : String(thrown);
  const stack = (isError && thrown.stack) || message;
  // A source that cannot be translated has its own excerpt.
  const { frame } = Object(thrown) as { frame?: string };
  const parts = [stack.includes(message) ? stack : `${message}\n${stack}`, frame ?? (await excerpt(stack))];
  const [title = ""] = message.trim().split("\n");
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>body{margin:2rem;font:16px/1.5 monospace;color:#1d1b16;background:#fff8f0}pre{white-space:pre-wrap}</style>
<script type="module" src="/src/development-reload.ts"></script></head>
<body><main><h1>500</h1>${parts.map((part) => `<pre>${escaped(part)}</pre>`).join("")}</main></body></html>`;
}

/** The source at the first line of the stack that is not of a package. */
async function excerpt(stack: string): Promise<string> {
  const places = [...stack.matchAll(/(?:^|[\s(]|file:\/\/)(\/[^\s():]+\.tsx?):(\d+):\d+/g)];
  const [, path = "", line = ""] = places.find(([, file]) => !file?.includes("/node_modules/")) ?? [];
  const source = await readFile(path, "utf8").catch(() => undefined);
  if (source === undefined) return "";
  const at = Number(line) - 1;
  const first = Math.max(0, at - around);
  const lines = source.split("\n").slice(first, at + around + 1);
  const numbered = lines.map((text, index) => {
    const number = first + index;
    return `${number === at ? ">" : " "} ${String(number + 1).padStart(4)} ${text}`;
  });
  return [`${path}:${line}`, ...numbered].join("\n");
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);
