export const circulars = {
  send: "Send as a circular",
  sendOne: "Send as a circular: {name}",
  lead: "Anyone with the address can open the circular while visitors see this on the website. After that it says that it has ended.",
  language: "Language of the circular",
  picture: "Picture to forward: {name}",
  loading: "Loading the picture...",
  share: "Send the picture",
  download: "Download the picture",
  pdf: "Download the PDF",
  print: "Print the PDF",
} as const;
