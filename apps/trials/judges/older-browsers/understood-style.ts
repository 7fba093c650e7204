import { createRequire } from "node:module";
import type { CompatStatement, SimpleSupportStatement } from "@mdn/browser-compat-data";
import postcss, { type AtRule } from "postcss";

interface Engine {
  readonly browser: "opera" | "firefox";
  readonly version: number;
}

/** Presto 2.12, which draws the pages of Opera Mini, and Gecko 48, the engine of KaiOS 2.5. */
export const engines: readonly Engine[] = [
  { browser: "opera", version: 12.1 },
  { browser: "firefox", version: 48 },
];

interface Feature {
  readonly __compat?: CompatStatement;
}

const {
  properties,
  selectors,
}: Record<"properties" | "selectors", Record<string, Feature>> = createRequire(import.meta.url)(
  "@mdn/browser-compat-data",
).css;

/** What an engine applies of a style sheet, by the data of MDN on browser compatibility; its conditions are answered. */
export function understoodStyle(css: string, engine: Engine): string {
  const root = postcss.parse(css);
  root.walkAtRules("supports", (rule) => {
    if (holds(engine, rule)) rule.replaceWith(rule.nodes);
    else rule.remove();
  });
  root.walkRules((rule) => {
    const pseudos = [...rule.selector.matchAll(/(?<!:):([a-z-]+)/g)].map(([, name = ""]) => selectors[name]);
    if (pseudos.some((pseudo) => !pseudo || !isKnown(engine, pseudo))) rule.remove();
  });
  root.walkDecls((declaration) => {
    if (!understands(engine, declaration.prop, declaration.value)) declaration.remove();
  });
  return root.toString();
}

function holds(engine: Engine, { params }: AtRule): boolean {
  const [, not, property = "", value = ""] = /^(not )?\(([\w-]+): ?(.*)\)$/.exec(params) ?? [];
  return understands(engine, property, value) !== Boolean(not);
}

function understands(engine: Engine, name: string, value: string): boolean {
  if (name.startsWith("--") || /var\(/.test(value)) return false;
  const property = properties[name] ?? Object.values(properties).find((each) => isKnown(engine, each, name));
  const keyword = property && new Map<string, Feature>(Object.entries(property)).get(value);
  return Boolean(property && isKnown(engine, property, name) && (!keyword || isKnown(engine, keyword)));
}

/** @param name of the feature in this engine, if it has another one, such as `word-wrap` */
function isKnown(engine: Engine, feature: Feature, name?: string): boolean {
  const statements = statementsOf(feature, engine.browser);
  // Opera 15 has the engine of Chromium: the data knows nothing of Presto. Firefox 14 is of the same year.
  if (engine.browser === "opera" && statements.every(({ version_added }) => version_added === "15"))
    return isKnown({ browser: "firefox", version: 14 }, feature, name);
  return statements.some(
    ({ version_added, version_removed, prefix, flags, alternative_name }) =>
      !prefix &&
      !flags &&
      (!alternative_name || alternative_name === name) &&
      numberOf(version_added) <= engine.version &&
      !(numberOf(version_removed) <= engine.version),
  );
}

const statementsOf = ({ __compat }: Feature, browser: Engine["browser"]): readonly SimpleSupportStatement[] =>
  [__compat?.support[browser] ?? []].flat();

const numberOf = (version: unknown): number => Number.parseFloat(String(version).replace("≤", ""));
