import { Link } from "@carmine/design-system";
import type { ReactElement, ReactNode } from "react";

/** Renders a tag of a message as a link in a new tab, so that a filled form stays open. */
export const linkInNewTab =
  (href: string) =>
  (chunks: ReactNode): ReactElement => (
    <Link underlined href={href} target="_blank" rel="noopener">
      {chunks}
    </Link>
  );
