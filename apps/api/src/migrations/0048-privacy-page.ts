import type { QueryRunner } from "typeorm";

/** Old and new beginnings of the keys of texts. */
const moved = [
  ["text.contact.privacy.", "text.privacy."],
  ["text.contact.accessibility.", "text.privacy.accessibility."],
] as const;

/** The texts on privacy and accessibility move from the page /contact to a page of their own. */
export class PrivacyPage1796000000048 {
  readonly name = "PrivacyPage1796000000048";

  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of moved) {
      for (const [table, column, kind] of [
        ["site_value", "key", "true"],
        ["revision", "subject_id", "kind = 'site'"],
        ["shipped", "key", "kind = 'site'"],
        ["confirmed", "key", "kind = 'site'"],
      ]) {
        await runner.query(
          `UPDATE ${table} SET ${column} = $2 || substr(${column}, length($1) + 1) WHERE ${kind} AND starts_with(${column}, $1)`,
          [from, to],
        );
      }
    }
  }
}
