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
      // Without storage the announcement is hidden on this page only.
    }
  };
  bar.querySelector("details ~ button")?.addEventListener("click", hide);
  // The inline script hides the bar for any hidden announcement; this one may be newer.
  if ("announcementHidden" in dataset && sessionStorage.getItem(hiddenAnnouncementKey) !== text) {
    delete dataset.announcementHidden;
  }
}
