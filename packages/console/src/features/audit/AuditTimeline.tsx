import { Skeleton, Timeline } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { ListError } from "../list/ListError.tsx";
import { useTimes } from "../times/use-times.ts";
import { Changes } from "./Changes.tsx";
import { useAudit, useAuditTexts } from "./use-audit.ts";
import * as styles from "./audit.css.ts";

/** The latest actions on an object, with their changes. */
export const AuditTimeline = ({ subject }: { subject: string }) => {
  const intl = useIntl();
  const times = useTimes();
  const texts = useAuditTexts();
  const { data, error, isFetching, refetch } = useAudit({ subject, limit: 20 });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 120 }} />;
  return (
    <div className={styles.log}>
      {data.list.length === 0 ? (
        <FormattedMessage defaultMessage="Nothing recorded yet" description="Console audit: empty list" />
      ) : (
        <Timeline
          label={intl.formatMessage({ defaultMessage: "Activity", description: "Console: log of an object" })}
          entries={data.list.map((entry) => {
            const changes = texts.changes(entry);
            return {
              id: entry.id,
              title: texts.action(entry),
              by: texts.person(entry),
              time: { text: times.moment(entry.at), iso: entry.at },
              ...(changes.length > 0 && { details: <Changes changes={changes} /> }),
            };
          })}
        />
      )}
    </div>
  );
};
