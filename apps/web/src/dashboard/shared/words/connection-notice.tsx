import { useEffect, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";

/** Milliseconds for which the notice of a restored connection shows. */
const backTime = 6000;

export function ConnectionNotice() {
  const { notice } = useDashboardDictionary().dashboard;
  const [connection, setConnection] = useState<"online" | "offline" | "back">(navigator.onLine ? "online" : "offline");

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener("offline", () => setConnection("offline"), { signal });
    window.addEventListener("online", () => setConnection("back"), { signal });
    return () => stop.abort();
  }, []);
  useEffect(() => {
    if (connection !== "back") return;
    const timer = setTimeout(() => setConnection("online"), backTime);
    return () => clearTimeout(timer);
  }, [connection]);

  return (
    <div role="status" data-full>
      {connection === "offline" && <Notice icon="offline">{notice.offline}</Notice>}
      {connection === "back" && <Notice icon="check">{notice.backOnline}</Notice>}
    </div>
  );
}
