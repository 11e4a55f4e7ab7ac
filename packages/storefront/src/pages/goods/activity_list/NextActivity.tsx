import { queries } from "@carmine/api/hooks";
import { Card, Heading, Icon, Image, Link, Tag, Text } from "@carmine/design-system";
import { DateTime, FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { RemindButton } from "../../../features/activities/RemindButton.tsx";
import { activityHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import * as styles from "./page.css.ts";

/** The next activity, except the one on the page. */
export const NextActivity = ({ id }: { id?: number }): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const next = useQuery(queries.activityComing(api)).data?.find((activity) => activity.id !== id);
  if (!next) return null;
  return (
    <Card element="section" aria-labelledby={titleId} padding="md" className={styles.next}>
      <span className={styles.nextIcon}>
        <Icon shape={CalendarClock} size="lg" />
      </span>
      <div className={styles.nextWords}>
        <div className={styles.nextTitle}>
          <Heading level={2} size={20} id={titleId}>
            <FormattedMessage
              defaultMessage="Next: {activity}"
              description="Activity page: title of the card of the activity that begins next"
              values={{
                activity: (
                  <Link tone="inherit" href={activityHref(next.id)}>
                    {next.name}
                  </Link>
                ),
              }}
            />
          </Heading>
          <Tag variant="caution">
            <FormattedMessage
              defaultMessage="Starts {time}"
              description="Activity page: on the card of the activity that begins next; day and time"
              values={{ time: <DateTime value={next.from} /> }}
            />
          </Tag>
        </div>
        <Text tone="muted" size={14}>
          <FormattedMessage
            defaultMessage="{text} Prices will be revealed when it starts."
            description="Activity page: on the card of the activity that begins next, after what it is about"
            values={{ text: next.text }}
          />
        </Text>
      </div>
      <div className={styles.thumbs}>
        {next.pictures.map((picture) => (
          <Image
            key={picture}
            {...pictureOf(picture)}
            sizes="56px"
            rounded="control"
            className={styles.thumb}
          />
        ))}
      </div>
      <RemindButton activity={next} />
    </Card>
  );
};
