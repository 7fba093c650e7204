import type { ReactNode } from "react";
import { SawEdges } from "#ui/print/saw-edges.tsx";
import styles from "./verse.module.css";

export function Verse({ children, source }: { children: ReactNode; source?: ReactNode }) {
  return (
    <SawEdges as="blockquote" className={`blue ${styles.verse}`}>
      <p>{children}</p>
      {source && <cite>{source}</cite>}
    </SawEdges>
  );
}
