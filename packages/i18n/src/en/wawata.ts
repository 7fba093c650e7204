export const wawata = {
  title: "WAWATA",
  association: "The Catholic women’s association",
  archdiocese: "Archdiocese of Dar es Salaam",
  sampleEmblem: "sample emblem",
  lead: "The women of our parishes visit, pray and cook with us, and send us home with more than we brought. These are their days at Visiga.",
  loading: "Loading...",
  empty: "No WAWATA Images Found",
  emptyHint: "When the mothers come again, their pictures will stand here.",
  backHome: "Back to the home page",
  more: "Show {count} more",
  shown: "{shown} of {total}",
} as const;
