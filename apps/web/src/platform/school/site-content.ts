import type { SiteContent, SiteKey } from "@visiga/contracts/site";
import { createContext, use } from "react";
import { noContent } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";

export const SiteContentContext = createContext(noContent);

export const useSite = (): SiteContent => use(SiteContentContext);

export function useSampleMark(of: readonly SiteKey[]): string | undefined {
  const { common } = useDictionary();
  const { samples } = useSite();
  return of.some((key) => samples.includes(key)) ? common.sampleNote : undefined;
}

const services = ["tiktok", "youtube", "instagram"] as const;

export function useSocialLinks(): { service: (typeof services)[number]; to: string }[] {
  const { facts } = useSite();
  return services.flatMap((service) => {
    const to = facts[service];
    return to ? [{ service, to }] : [];
  });
}
