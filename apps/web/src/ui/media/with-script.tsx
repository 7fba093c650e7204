import type { ReactNode } from "react";
import { useSaver } from "./saver.ts";

/** The element that `scripted-html.ts` replaces. */
const Marker = "with-script" as "div";

/**
 * Controls that do nothing without script. `scriptedHtml` writes them as text of a `<script>`, which browsers without script,
 * text browsers and reader modes leave out, and `showScript` puts them into their place before they are painted.
 */
export const WithScript = ({ children }: { children: ReactNode }) => (useSaver() ? null : <Marker>{children}</Marker>);
