import { hiddenAnnouncementKey } from "#platform/document/theme.ts";
import { readStored, writeStored } from "#platform/storage/browser-storage.ts";

const bar = document.querySelector<HTMLElement>("[data-announcement]");

if (bar) {
  const text = bar.dataset.announcement ?? "";
  const { dataset } = document.documentElement;
  const hide = () => {
    bar.hidden = true;
    writeStored(hiddenAnnouncementKey, text, "sessionStorage");
  };
  bar.querySelector("details ~ button")?.addEventListener("click", hide);
  // The inline script hides the bar for any hidden announcement; this one may be newer.
  if ("announcementHidden" in dataset && readStored(hiddenAnnouncementKey, "sessionStorage") !== text) {
    delete dataset.announcementHidden;
  }
}
