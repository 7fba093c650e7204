import { fileURLToPath } from "node:url";
import { personalData, retentionFigures, tablesWithoutPersonalData } from "@visiga/contracts/personal-data";
import { loadDashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { personalDataTexts } from "@visiga/i18n/personal-data";
import { expect, test } from "vitest";
import { rememberedFor } from "#features/auth/login-limits.ts";
import { useTestApp } from "#testing/use-test-app.ts";

const committed = fileURLToPath(new URL("../../../../../docs/personal-data.md", import.meta.url));

const { api } = await useTestApp();

test("docs/personal-data.md is the table of the dashboard (`pnpm personal-data` updates it)", async () => {
  const { personalData: t } = await loadDashboardDictionary("en");
  const rows = personalDataTexts(t).map(
    ({ title, what, why, where, kept, seenBy }) =>
      `- **${title}** (${where}): ${[what, why, kept, seenBy].join(". ")}.`,
  );
  const { why, kept, seenBy } = t.columns;
  const lines = [
    "# Personal data",
    "",
    `Written by \`pnpm personal-data\`. What is stored (where), ${[why, kept, seenBy].join(", ").toLowerCase()}:`,
    "",
    ...rows,
    "",
    `${fill(t.counts, retentionFigures)} ${t.asking.text} ${t.law.points.at(-1)} ${t.law.advice}`,
    "",
  ];
  await expect(lines.join("\n")).toMatchFileSnapshot(committed);
});

test("every table of the database is in a row, or named as holding no personal data", async () => {
  const found: { name: string }[] = await api.database.query(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migrations'",
  );
  const named = [...Object.values(personalData).flatMap(({ tables }) => tables), ...tablesWithoutPersonalData];
  expect(named.toSorted()).toEqual(found.map(({ name }) => name).toSorted());
});

test("the table says how long a hash of an address is kept", async () => {
  for (const language of ["en", "sw"] as const) {
    const { personalData: t } = await loadDashboardDictionary(language);
    expect(t.rows.logins.kept).toContain(String(rememberedFor / 86_400));
  }
});
