import { hiddenAnnouncementKey } from "#platform/document/theme.ts";

const bar = document.querySelector<HTMLElement>("[data-announcement]");

if (bar) {
  const text = bar.dataset.announcement ?? "";
  const { dataset } = document.documentElement;
  const hide = () => {
    bar.hidden = true;
    try {
      sessionStorage.setItem(hiddenAnnouncementKey, text);
    } catch {
      // Without storage it is hidden until the page is left.
    }
  };
  bar.querySelector("button")?.addEventListener("click", hide);
  // Before first paint the document is marked if any announcement was hidden; this one may be another.
  if ("announcementHidden" in dataset && sessionStorage.getItem(hiddenAnnouncementKey) !== text) {
    delete dataset.announcementHidden;
  }
}
