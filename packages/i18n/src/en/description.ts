export const description =
  "The seminary opened on 9\u00a0May 1990. It teaches and forms boys who intend to become priests, from Form\u00a01 to Form\u00a06, through prayer, study, discipline and manual work.";
