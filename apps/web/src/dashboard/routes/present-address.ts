/** Tabs of earlier releases, as queries of the places that have what they had. */
const formerTabs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bin: { page: "ALL", only: "bin" },
  removals: { tab: "today" },
};

/** The address of a screen that an address of an earlier release, or one in capitals, stands for. */
export function presentAddress(address: string): string {
  const url = new URL(address);
  // The server ignores the case of paths; the router does not.
  url.pathname = url.pathname.toLowerCase();
  const former = formerTabs[url.searchParams.get("tab") ?? ""];
  if (url.pathname !== "/dashboard" || !former) return url.href;
  url.searchParams.delete("tab");
  for (const [name, value] of Object.entries(former)) url.searchParams.set(name, value);
  return url.href;
}
