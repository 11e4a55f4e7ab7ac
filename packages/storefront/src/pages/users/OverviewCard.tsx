import { Card, CardHead, ChevronEnd, Link } from "@carmine/design-system";
import { useId, type ReactElement, type ReactNode } from "react";
import * as styles from "./page.css.ts";

export interface OverviewCardProps {
  readonly title: ReactNode;
  /** Link to the full page. */
  readonly more?: { readonly href: string; readonly label: string };
  /** Whether its rows extend to the edges of the card. */
  readonly isList?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One section of the overview. */
export const OverviewCard = ({
  title,
  more,
  isList = false,
  className,
  children,
}: OverviewCardProps): ReactElement => {
  const titleId = useId();
  return (
    <Card element="section" padding="none" aria-labelledby={titleId} className={className}>
      <CardHead title={<span id={titleId}>{title}</span>}>
        {more && (
          <Link href={more.href} tone="muted" endIcon={ChevronEnd} className={styles.more}>
            {more.label}
          </Link>
        )}
      </CardHead>
      {isList ? children : <div className={styles.body}>{children}</div>}
    </Card>
  );
};
