/** The school's clock: dates on public pages, midnight of the page cache. */
export const timeZone = "Africa/Dar_es_Salaam";
