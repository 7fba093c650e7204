import type { CDPSession } from "@playwright/test";

export const kinds = ["script", "style", "html", "font", "picture", "film", "other"] as const;
export type Kind = (typeof kinds)[number];

/** One response: `bytes` as transferred, compressed, with headers; 0 from the browser's cache. */
export interface ReceivedBytes {
  readonly kind: Kind;
  readonly bytes: number;
}

export const total = (received: readonly ReceivedBytes[]): number =>
  received.reduce((sum, { bytes }) => sum + bytes, 0);

const kindOfType: Readonly<Record<string, Kind>> = {
  Script: "script",
  Stylesheet: "style",
  Document: "html",
  Font: "font",
  Image: "picture",
  Media: "film",
};

interface Transfer {
  kind: Kind;
  bytes: number;
  open: boolean;
}

export async function countReceived(session: CDPSession) {
  const transfers = new Map<string, Transfer>();
  let lastChange = performance.now();
  const change = (id: string, changed: (bytes: number) => Partial<Transfer>) => {
    const transfer = transfers.get(id);
    if (transfer) Object.assign(transfer, changed(transfer.bytes));
    lastChange = performance.now();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type, redirectResponse }) => {
    if (!request.url.startsWith("http")) return;
    const kind = kindOfType[type ?? ""] ?? "other";
    const redirected = (transfers.get(requestId)?.bytes ?? 0) + (redirectResponse?.encodedDataLength ?? 0);
    transfers.set(requestId, { kind, bytes: redirected, open: true });
    lastChange = performance.now();
  });
  session.on("Network.responseReceived", ({ requestId, response }) =>
    change(requestId, (bytes) => ({ bytes: bytes + response.encodedDataLength })),
  );
  // A playing film never finishes loading, so its data is counted as it arrives.
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) =>
    change(requestId, (bytes) => ({ bytes: bytes + encodedDataLength })),
  );
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) =>
    change(requestId, () => ({ bytes, open: false })),
  );
  session.on("Network.loadingFailed", ({ requestId }) => change(requestId, () => ({ open: false })));
  session.on("Network.requestServedFromCache", ({ requestId }) => transfers.delete(requestId));
  await session.send("Network.enable");

  const waiting = () => [...transfers.values()].some(({ open, kind }) => open && kind !== "film");
  return {
    received: (): ReceivedBytes[] => [...transfers.values()],
    /** Milliseconds without a pending request, films aside. */
    quietFor: (): number => (waiting() ? 0 : performance.now() - lastChange),
  };
}
