import type { ActivityView } from "@carmine/api/hooks";
import {
  Deadline,
  defineMessages,
  FormattedMessage,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useClockUnits } from "../../../features/activities/use-clock-units.ts";
import { RoundClock } from "../../../features/activities/RoundClock.tsx";
import { PageBanner } from "../../../features/PageBanner.tsx";
import * as styles from "./page.css.ts";

type Phase = ActivityView["phase"];

const announced: Readonly<Record<"ends" | "starts", MessageDescriptor>> = defineMessages({
  ends: {
    defaultMessage: "These deals end in {minutes, plural, one {# minute} other {# minutes}}",
    description: "Activity page: for screen readers once when so many minutes are left",
  },
  starts: {
    defaultMessage: "These deals start in {minutes, plural, one {# minute} other {# minutes}}",
    description: "Activity page: for screen readers once when so many minutes are left",
  },
});

/** Start and end dates, above the title; renders nothing for an unlimited activity. */
const Dates = ({ activity, phase }: { activity: ActivityView; phase: Phase }): ReactElement | null => {
  const from = <Deadline value={activity.from} start />;
  const until = <Deadline value={activity.until} />;
  if (phase === "ended")
    return (
      <FormattedMessage
        defaultMessage="Ended on {until}"
        description="Activity page: over the title, the day on which it ended"
        values={{ until }}
      />
    );
  if (activity.from !== null && activity.until !== null)
    return (
      <FormattedMessage
        defaultMessage="{from} – {until}"
        description="Activity page: over the title, its first and its last day"
        values={{ from, until }}
      />
    );
  if (activity.until !== null)
    return (
      <FormattedMessage
        defaultMessage="Until {until}"
        description="Activity page: over the title, its last day"
        values={{ until }}
      />
    );
  return phase === "coming" ? (
    <FormattedMessage
      defaultMessage="From {from}"
      description="Activity page: over the title, its first day"
      values={{ from }}
    />
  ) : null;
};

const Clock = ({
  activity,
  phase,
  onEnd,
}: {
  activity: ActivityView;
  phase: "coming" | "running";
  onEnd: () => void;
}): ReactElement | null => {
  const intl = useIntl();
  const units = useClockUnits();
  const isComing = phase === "coming";
  // Rounds are unknown before the first one starts.
  const until = isComing ? activity.from : (activity.endsAt ?? activity.until);
  if (until === null) return null;
  return (
    <div className={styles.clock}>
      <span>
        {isComing ? (
          <FormattedMessage defaultMessage="Starts in" description="Activity page: before the clock" />
        ) : (
          <FormattedMessage
            defaultMessage="Ends in"
            description="Activity page: before the clock, and other places"
          />
        )}
      </span>
      <RoundClock
        until={until}
        onEnd={onEnd}
        units={units}
        announce={(minutes) => intl.formatMessage(isComing ? announced.starts : announced.ends, { minutes })}
      />
    </div>
  );
};

/** Title, description and clock of an activity; grey after its end. */
export const ActivityBanner = ({
  activity,
  phase,
  onEnd,
}: {
  activity: ActivityView;
  phase: Phase;
  /** Called when the clock reaches zero. */
  onEnd: () => void;
}): ReactElement => (
  <PageBanner
    title={activity.name}
    text={activity.text}
    picture={activity.banners[0]}
    above={<Dates activity={activity} phase={phase} />}
    grey={phase === "ended"}
  >
    {phase !== "ended" && <Clock activity={activity} phase={phase} onEnd={onEnd} />}
  </PageBanner>
);
