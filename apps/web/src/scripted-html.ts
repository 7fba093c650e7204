import { showCall } from "./platform/document/with-script.ts";

const marker = /<(\/?)with-script>/g;

/** Keeps what `WithScript` has in scripts of text; `</script>` ends it, so that it holds no script of its own. */
export const scriptedHtml = (html: string): string =>
  html.replace(marker, (_, end) => (end ? `</script><script>${showCall}</script>` : `<script type="text/html">`));

/** A page for editing runs no script, and shows all texts of the page. */
export const withoutMarkers = (html: string): string => html.replace(marker, "");
