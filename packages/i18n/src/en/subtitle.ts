export const subtitle = "A Catholic boys’ school of the Archdiocese of Dar es Salaam";
