import type { QueryRunner } from "typeorm";

/** Apart from the pages, so that nothing says which page was read with which browser. */
export class PageViewsByBrowser1795977600046 {
  readonly name = "PageViewsByBrowser1795977600046";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE page_view_browser (
        day date,
        browser text CHECK (browser IN ('chromium', 'geckoWebkit', 'operaMini', 'other')),
        count bigint NOT NULL CHECK (count > 0),
        PRIMARY KEY (day, browser)
      );
    `);
  }
}
