import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { useTestApp } from "#testing/use-test-app.ts";

const example = (name: string) => readFileSync(new URL(`../../../../../docs/deploy/${name}`, import.meta.url), "utf8");

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
  readonly gridPos: Readonly<Record<"x" | "y" | "w" | "h", number>>;
}
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(example("grafana-dashboard.json"));
const alerts: { groups: { rules: { alert: string; expr: string }[] }[] } = parse(example("alerts.yml"));

const expressions = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ...alerts.groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
];

let metrics: string;
const { api } = await useTestApp({ environment: { METRICS_TOKEN: "right" } });
beforeAll(async () => {
  await api.database.query(
    "INSERT INTO backup_report (work, name, at) SELECT work, 'b.tar', now() FROM unnest('{made,verified}'::text[]) work",
  );
  for (const url of ["/healthz", "/healthz"]) await api.app.inject(url);
  metrics = (await api.app.inject({ url: "/metrics", headers: { authorization: "Bearer right" } })).body;
});

test.each(expressions)("%s uses only metrics that /metrics serves: %s", (_, expression) => {
  const queried = expression.match(/\b(visiga|http|nodejs|process)_\w+/g) ?? [];
  // Prometheus defines `up` itself.
  if (!expression.startsWith("up{")) expect(queried).not.toEqual([]);
  for (const name of queried) expect(metrics).toMatch(new RegExp(`^${name}[ {]`, "m"));
  for (const [, label, value] of expression.matchAll(/(state|queue|space|part|work)="(\w+)"/g))
    expect(metrics).toContain(`{${label}="${value}"}`);
});

test("the dashboard's panels do not overlap", () => {
  const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)},${y + Math.floor(cell / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});
