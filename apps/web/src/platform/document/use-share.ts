import { useState } from "react";
import { shareAddress } from "./share-address.ts";

interface Share {
  /** How often an address was copied while the reader was told; 0 when there is nothing to tell. */
  readonly copied: number;
  readonly forget: () => void;
  /** `to` as a link of the page writes it: `/news#id`. */
  readonly share: (title: string, to: string) => void;
}

/** Sharing addresses of the site, with word of it where the device itself says nothing. */
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
