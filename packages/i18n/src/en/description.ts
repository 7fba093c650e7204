export const description =
  "Opened on 9\u00a0May 1990, this house teaches and forms boys who intend to become priests, from Form\u00a01 to Form\u00a06: in prayer and in study, in discipline and in the work of their hands.";
