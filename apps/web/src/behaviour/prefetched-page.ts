const [visit] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
  /** Not in TypeScript's types. Older browsers have no such member. */
  deliveryType?: string;
})[];

// The server counts which pages are read, but not a prefetch. A prefetched page that is opened sends no other request.
if (visit?.deliveryType === "navigational-prefetch")
  void fetch(location.href, { headers: { purpose: "read" }, cache: "no-cache", keepalive: true }).catch(() => {});
