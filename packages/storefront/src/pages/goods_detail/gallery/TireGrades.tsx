import type { Product } from "@carmine/api/hooks";
import { TireLabel } from "@carmine/design-system";
import type { ReactElement } from "react";
import * as styles from "../page.css.ts";

export interface TireGradesProps {
  readonly label: NonNullable<Product["tireLabel"]>;
}

/** The grades of a tire: nothing in them reacts, so their script may come last. */
export default function TireGrades({ label }: TireGradesProps): ReactElement {
  return <TireLabel {...label} className={styles.tireLabel} />;
}
