import { timeZone } from "@visiga/contracts/dates";

document.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("[data-print]")) print();
});

// A page may be printed long after it was rendered: from an open tab or offline.
addEventListener("beforeprint", () => {
  const line = document.querySelector<HTMLElement>("[data-print-day]");
  if (!line) return;
  const { lang } = document.documentElement;
  const format = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "long", timeZone });
  line.dataset.printed = line.dataset.printDay?.replace("{day}", () => format.format(new Date()));
});
