import { useSite } from "./site-content.ts";

const services = ["tiktok", "youtube", "instagram"] as const;

/** The seminary's pages on social networks that were entered. */
export function useSocialLinks(): { service: (typeof services)[number]; to: string }[] {
  const { facts } = useSite();
  return services.flatMap((service) => {
    const to = facts[service];
    return to ? [{ service, to }] : [];
  });
}
