import { useDictionary } from "#platform/words/dictionary.ts";

/** The place that the dashboard fills in the browser. */
export function ScreenShell() {
  const { common } = useDictionary();
  return (
    <div id="screen">
      <p role="status">{common.loading}</p>
      <noscript>
        <p>{common.needsScript}</p>
      </noscript>
    </div>
  );
}
