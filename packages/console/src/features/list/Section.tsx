import { Card, CardHead } from "@carmine/design-system";
import * as detail from "./detail.css.ts";
import { useId, type ReactNode } from "react";

interface SectionProps {
  title: ReactNode;
  /** Content at the end of the title row, such as a link or a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A card with a title, which names it as a region. */
export const Section = ({ title, aside, children }: SectionProps) => {
  const id = useId();
  return (
    <Card element="section" aria-labelledby={id} padding="none">
      <CardHead className={detail.sectionHead} title={<span id={id}>{title}</span>}>
        {aside && <div className={detail.sectionAside}>{aside}</div>}
      </CardHead>
      {children}
    </Card>
  );
};
