/** Fees and joining instructions. The fees, numbers and days themselves are site values. */
export const joining = {
  title: "Fees and joining",
  lead: "What it costs, how to pay, what to bring, when to report and whom to ask.",
  empty: "Fees and joining instructions have not been entered yet. Please ask the seminary.",
  ask: "How to reach the seminary",
  choose: "Level",
  oLevel: {
    name: "O-level (Form\u00a01)",
    sum: "Total fees, O-level",
    only: "O-level only",
    fees: "Fees for Form\u00a01: {amount}.",
  },
  aLevel: {
    name: "A-level (Form\u00a05)",
    sum: "Total fees, A-level",
    only: "A-level only",
    fees: "Fees for Form\u00a05: {amount}.",
  },
  amount: "{amount} Tsh",
  fees: "Fees",
  fee: "Fee",
  cost: "Amount",
  due: "to be paid by {day}",
  payments: {
    title: "How to pay",
    bank: "Bank: {name}",
    mobile: "Mobile money: {name}",
    holder: "Name on the account: {name}",
    sample: "These numbers are samples. Do not send money to them.",
    someSamples:
      "Do not send money to a number marked “(sample)”. Pay to the other numbers only, and check the name on the account before you send money. Do not pay anyone else, even if they ask you to.",
    warning:
      "Pay to these numbers only, and check the name on the account before you send money. Do not pay anyone else, even if they ask you to.",
  },
  copy: "Copy",
  copyOne: "Copy the number {number}",
  copied: "The number is copied.",
  things: "What to bring",
  reporting: { title: "When to report", first: "Reporting day", day: "Reporting day: {day}." },
  questions: { title: "Whom to ask", call: "Call {name}" },
  file: {
    save: "Save as a PDF to forward",
    number: "Number",
    code: "QR code of the page {address}",
    issued: "Issued on {day}. The newest version is at {address}",
  },
  printed: "Printed on {day}. Address of this page: {address}",
} as const;
