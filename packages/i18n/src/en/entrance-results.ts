/** The form of the entrance results in the dashboard. */
export const entranceResults = {
  title: "Entrance results by form number",
  none: "None planned",
  phases: {
    before: "From {day}, {hour}. Numbers: {count}",
    open: "On the website until {last}. Numbers: {count}",
    over: "Ended on {last}. The numbers are deleted",
  },
  lead: "Only numbers are published, never names. Visitors ask for one number; from the hour on, everybody can also see the list.",
  from: "First day",
  at: "Hour, by the school’s clock",
  until: "Last day",
  untilHint: "On the next day the numbers are deleted. In backups they normally stay for eight weeks more at most.",
  rows: "Numbers and results",
  rowsHint:
    "Copied from a spreadsheet, one row on each line: number, then selected, reserve or not selected. No other column. Zeros in front are part of the number.",
  outcomes: { selected: "Selected", reserve: "Reserve", notSelected: "Not selected" },
  counted: "Selected: {selected}, reserve: {reserve}, not selected: {notSelected}",
  toCheck: "Rows to check: {count}",
  row: "Row",
  number: "Number",
  outcome: "Result",
  print: "The list on a sheet, to print",
  sheet: "Entrance results",
  saved: "Saved. Visitors see it from that hour on.",
  savedOpen: "Saved. Visitors see it now.",
  failed: "This could not be saved: {reason}",
  loadFailed: "The entrance results could not be loaded.",
  remove: "Delete the list",
  removeQuestion:
    "Delete all numbers of the list? They leave the website at once, and only a backup that is restored brings them back.",
  removed: "The list is deleted.",
} as const;
