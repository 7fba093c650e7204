export const wawata = {
  title: "WAWATA",
  association: "The Catholic women’s association",
  archdiocese: "Archdiocese of Dar es Salaam",
  lead: "The women of our parishes visit us, pray with us and cook with us, and leave us with more than we had. These are their days at Visiga.",
  loading: "Loading...",
  empty: "No WAWATA Images Found",
  emptyHint: "As soon as there are pictures, they will be shown here.",
  backHome: "Back to the home page",
  more: "Show {count} more",
  shown: "{shown} of {total}",
} as const;
