import { Table } from "@visiga/testing/table";
import { auditAims, auditCategories, type PageAudit } from "./audit-page.ts";

/** Scores of pages with their targets. The last column lists failed audits. */
export function auditTable(audits: readonly PageAudit[]): Table {
  const table = new Table("of 100", "", ...auditCategories, "largest paint (s)", "blocked (ms)", "not passed");
  table.add("aim", "", ...auditCategories.map((category) => String(auditAims[category])), "", "", "");
  for (const { path, language, scores, largestPaint, blocked, failed } of audits) {
    const times = [(largestPaint / 1000).toFixed(1), blocked.toFixed(0)];
    table.add(path, language, ...auditCategories.map((each) => String(scores[each])), ...times, failed.join(", "));
  }
  return table;
}

export const belowAim = ({ scores }: PageAudit): boolean =>
  auditCategories.some((category) => scores[category] < auditAims[category]);
