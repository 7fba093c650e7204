import { copyText } from "#platform/document/share-address.ts";
import { showToast } from "./toast.ts";

/** Copy buttons copy the number beside them and confirm it in a toast. */
document.addEventListener("click", async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-copy]");
  if (button && (await copyText(button.dataset.copy ?? ""))) showToast(button);
});
