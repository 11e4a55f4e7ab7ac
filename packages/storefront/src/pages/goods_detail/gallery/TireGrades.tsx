import type { Product } from "@carmine/api/hooks";
import { TireLabel } from "@carmine/design-system";
import type { ReactElement } from "react";
import * as styles from "../page.css.ts";

export interface TireGradesProps {
  readonly label: NonNullable<Product["tireLabel"]>;
}

/** Grades of a tire. Not interactive, so they hydrate last. */
export default function TireGrades({ label }: TireGradesProps): ReactElement {
  return <TireLabel {...label} className={styles.tireLabel} />;
}
