import { copyText, shareAddress } from "#platform/document/share-address.ts";
import { showToast } from "./toast.ts";

/** Share buttons open the device's share dialog, else copy the address and show a toast. */
document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-share]");
  if (!button) return;
  const { share = "", title = "" } = button.dataset;
  const url = new URL(share, location.href);
  // The address names the language, because a messenger fetches it without the reader's cookie.
  if (document.documentElement.lang === "sw") url.searchParams.set("lang", "sw");
  if (await shareAddress({ title, url: url.href })) showToast(button);
});

/** Copy buttons copy the number beside them and confirm it in a toast. */
document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-copy]");
  if (button && (await copyText(button.dataset.copy ?? ""))) showToast(button);
});
