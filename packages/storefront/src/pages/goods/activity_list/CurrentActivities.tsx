import { queries } from "@carmine/api/hooks";
import { Heading } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { ActivitySection } from "./ActivitySection.tsx";
import { NoDeals } from "./NoDeals.tsx";
import * as styles from "./page.css.ts";

/** Current activities, shown on the page of an activity that has ended. */
export const CurrentActivities = ({ id }: { id: number }): ReactElement | null => {
  const { api } = useApp();
  const { data } = useQuery(queries.activityIndex(api));
  if (!data) return null;
  const running = data.filter((activity) => activity.id !== id);
  if (running.length === 0) return <NoDeals />;
  return (
    <div className={styles.onNow}>
      <Heading level={2} size={24}>
        <FormattedMessage
          defaultMessage="Happening now"
          description="Page of an activity that is over: title of those that run"
        />
      </Heading>
      {running.map((activity) => (
        <ActivitySection key={activity.id} activity={activity} first={false} />
      ))}
    </div>
  );
};
