import { shareAddress } from "#platform/document/share-address.ts";
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
