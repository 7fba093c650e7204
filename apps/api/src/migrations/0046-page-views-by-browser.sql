-- Apart from the pages, so that nothing says which page was read with which browser.
CREATE TABLE page_view_browser (
  day date,
  browser text CHECK (browser IN ('chromium', 'geckoWebkit', 'operaMini', 'other')),
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (day, browser)
);
