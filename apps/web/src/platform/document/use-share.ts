import { useState } from "react";
import { shareAddress } from "./share-address.ts";

interface Share {
  /** Number of copies since the notice appeared; 0 while no notice is shown. */
  readonly copied: number;
  readonly forget: () => void;
  /** @param to address as in a link: `/news#id` */
  readonly share: (title: string, to: string) => void;
}

/** Shares addresses of the site, with a notice when one was copied. */
export function useShare(): Share {
  const [copied, setCopied] = useState(0);
  return {
    copied,
    forget: () => setCopied(0),
    share: async (title, to) => {
      if (await shareAddress({ title, url: new URL(to, location.href).href })) setCopied((count) => count + 1);
    },
  };
}
