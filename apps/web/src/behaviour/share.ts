import { shareAddress } from "#platform/document/share-address.ts";
import { showToast } from "./toast.ts";

/** Share buttons: the device's dialog or, without one, a copy of the address and a toast. */
document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-share]");
  if (!button) return;
  const { share = "", title = "" } = button.dataset;
  if (await shareAddress({ title, url: new URL(share, location.href).href })) showToast(button);
});
