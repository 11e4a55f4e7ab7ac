import type { Product } from "@carmine/api/hooks";
import { TireLabel } from "@carmine/design-system";
import type { ReactElement } from "react";
import { CachedFragment } from "../../../app/CachedFragment.tsx";
import * as styles from "../page.css.ts";

export interface GradesProps {
  readonly label: NonNullable<Product["tireLabel"]>;
}

/** The grades of a tire: nothing in them reacts, so their script may come last. */
export default function Grades({ label }: GradesProps): ReactElement {
  return (
    <CachedFragment name="tire label" data={() => [JSON.stringify(label)]}>
      <TireLabel {...label} className={styles.tireLabel} />
    </CachedFragment>
  );
}
