import type { MigrationInterface, QueryRunner } from "typeorm";

const contact = "text.contact.";
const privacy = "text.privacy.";

/** Old and new beginnings of the keys of texts. */
const moved = [
  [`${contact}privacy.`, privacy],
  [`${contact}accessibility.`, `${privacy}accessibility.`],
] as const;

/** The texts on privacy and accessibility move from the page /contact to a page of their own. */
export class PrivacyPage1796000000048 implements MigrationInterface {
  readonly name = "PrivacyPage1796000000048";

  async up(runner: QueryRunner): Promise<void> {
    for (const [from, to] of moved) await rename(runner, from, to);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [from, to] of moved.toReversed()) await rename(runner, to, from);
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
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
