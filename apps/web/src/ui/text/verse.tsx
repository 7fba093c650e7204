import type { ReactNode } from "react";
import { SawEdges } from "#ui/print/saw-edges.tsx";
import styles from "./verse.module.css";

interface VerseProps {
  children: ReactNode;
  source?: ReactNode;
}

export function Verse({ children, source }: VerseProps) {
  return (
    <SawEdges as="blockquote" className={`blue ${styles.verse}`}>
      <p>{children}</p>
      {source && <cite>{source}</cite>}
    </SawEdges>
  );
}
