import { FormattedMessage } from "@carmine/i18n/react";
import * as detail from "../../../features/list/detail.css.ts";
import { Deadline } from "../../../features/times/Deadline.tsx";
import * as styles from "./page.css.ts";

/** Promised day of the decision (an instant). */
export const DecideBy = ({ at }: { at: string }) => (
  <span className={styles.decideBy}>
    <span className={detail.small}>
      <FormattedMessage
        defaultMessage="Decide by"
        description="Console applications: label of the deadline"
      />
    </span>
    <Deadline at={at} isOpen />
  </span>
);
