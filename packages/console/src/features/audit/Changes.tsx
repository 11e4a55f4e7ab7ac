import { Icon, VisuallyHidden } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { FieldChange } from "./changes.ts";
import * as styles from "./audit.css.ts";

/** The changed fields of an audit entry: before → after. */
export const Changes = ({ changes }: { changes: readonly FieldChange[] }) => (
  <dl className={styles.changes}>
    {changes.map(({ field, before, after }) => (
      <div key={field} className={styles.change}>
        <dt className={styles.field}>{field}</dt>
        <dd className={styles.values}>
          {before !== null && (
            <>
              <del className={styles.before}>{before}</del>
              <Icon shape={ArrowRight} size="xs" />
              <VisuallyHidden>
                <FormattedMessage
                  defaultMessage="changed to"
                  description="Console audit: between two values"
                />
              </VisuallyHidden>
            </>
          )}
          <span>{after ?? "—"}</span>
        </dd>
      </div>
    ))}
  </dl>
);
