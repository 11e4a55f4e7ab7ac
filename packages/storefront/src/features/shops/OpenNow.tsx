import type { ShopHead } from "@carmine/api/hooks";
import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { useServerTime } from "../loading/server-clock.ts";
import { openingState } from "./opening-state.ts";
import { formatTime } from "./format-time.ts";

export interface OpenNowProps {
  readonly hours: NonNullable<ShopHead["openingHours"]>;
  /** Shown while the time is unknown. */
  readonly fallback: string | null;
}

const minuteMs = 60_000;

/** Whether a shop is open now and until when, or when it opens next. */
export const OpenNow = ({ hours, fallback }: OpenNowProps): ReactNode => {
  const { locale } = useApp();
  const now = useServerTime({ everyMs: minuteMs });
  const state = now === undefined ? undefined : openingState(hours, now);
  if (!state) return fallback;
  const strong = (text: ReactNode): ReactElement => (
    <Text key="open" tone="success" strong>
      {text}
    </Text>
  );
  return state.isOpen ? (
    <Text tone="muted">
      {state.until ? (
        <FormattedMessage
          defaultMessage="<open>Open now</open> until {time}"
          description="Header of an open shop: closing time"
          values={{ time: formatTime(locale, state.until.time), open: strong }}
        />
      ) : (
        strong(
          <FormattedMessage
            defaultMessage="Open now"
            description="Header of a shop that doesn’t close within a day"
          />,
        )
      )}
    </Text>
  ) : (
    <Text tone="muted">
      {state.isToday ? (
        <FormattedMessage
          defaultMessage="Opens {time}"
          description="Header of a closed shop: when it opens today"
          values={{ time: formatTime(locale, state.opens.time) }}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Opens {day, select, 1 {Mon} 2 {Tue} 3 {Wed} 4 {Thu} 5 {Fri} 6 {Sat} other {Sun}} {time}"
          description="Header of a closed shop: the day and time it opens next"
          values={{ day: state.opens.day, time: formatTime(locale, state.opens.time) }}
        />
      )}
    </Text>
  );
};
