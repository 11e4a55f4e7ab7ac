import {
  consoleNotificationList,
  consoleNotificationRead,
  type WorkNotification,
} from "@carmine/api/contract";
import { Button, CountBadge, Icon, Popover, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Bell from "lucide-react/icons/bell";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useRead, useWrite } from "../app/endpoints.ts";
import { useWorkspace } from "../app/workspace.ts";
import { ListError } from "../features/list/ListError.tsx";
import { dayIn } from "../features/times/day-in.ts";
import { useTimes } from "../features/times/use-times.ts";
import * as styles from "./notification-bell.css.ts";

/** Milliseconds between refetches. */
const refetchMs = 60_000;
const shownCount = 30;

/** Path of a notification below the console's base. */
const pathOf = ({ link }: WorkNotification): string => link.replace(/^\/console/, "") || "/";

/** Notifications about work in all workspaces, by day. Opening one marks it as read and shows its screen. */
export const NotificationBell = () => {
  const intl = useIntl();
  const navigate = useNavigate();
  const times = useTimes();
  const { zone, user } = useWorkspace();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useRead(
    consoleNotificationList,
    { query: { limit: shownCount } },
    { refetchMs },
  );
  const markRead = useWrite(consoleNotificationRead);
  const unread = data?.unreadCount ?? 0;
  const days = Map.groupBy(data?.list ?? [], ({ at }) => dayIn(new Date(at), zone));
  const open = (notification: WorkNotification): void => {
    setOpen(false);
    if (!notification.isRead) markRead.mutate({ body: { ids: [notification.id] } });
    void navigate(pathOf(notification));
  };
  const shopName = ({ merId }: WorkNotification): string | undefined =>
    user.places.length > 1
      ? (user.places.find((one) => one.merId === merId)?.merName ?? undefined)
      : undefined;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      align="end"
      className={styles.panel}
      label={intl.formatMessage({
        defaultMessage: "Notifications",
        description: "Console: region of the messages",
      })}
      trigger={
        <button
          type="button"
          className={styles.button}
          aria-label={intl.formatMessage(
            {
              defaultMessage: "Notifications, {count, plural, =0 {none} one {#} other {#}} unread",
              description: "Console top bar: button with the number of unread notifications",
            },
            { count: unread },
          )}
        >
          <span className={styles.icon} data-unread={unread > 0 || undefined}>
            <Icon shape={Bell} size="md" />
            <CountBadge count={unread} overIcon className={styles.count} />
          </span>
        </button>
      }
    >
      <div className={styles.head}>
        <strong>
          <FormattedMessage defaultMessage="Notifications" description="Console: region of the messages" />
        </strong>
        {unread > 0 && (
          <Button
            size="sm"
            variant="ghost"
            loading={markRead.isPending}
            onClick={() => markRead.mutate({ body: {} })}
          >
            <FormattedMessage defaultMessage="Mark all as read" description="Console notifications: button" />
          </Button>
        )}
      </div>
      {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && (
        <Text size={14} tone="muted" className={styles.none}>
          <FormattedMessage
            defaultMessage="Nothing yet. New orders, refund requests and questions appear here."
            description="Console notifications: empty list"
          />
        </Text>
      )}
      {[...days].map(([day, notifications]) => (
        <section key={day}>
          <h3 className={styles.day}>{times.day(notifications[0]?.at ?? day)}</h3>
          <ul className={styles.items}>
            {notifications.map((notification) => (
              <li key={notification.id}>
                <button
                  type="button"
                  className={styles.item}
                  data-unread={!notification.isRead || undefined}
                  onClick={() => open(notification)}
                >
                  <span className={styles.title}>{notification.title}</span>
                  <span className={styles.note}>
                    {[shopName(notification), times.moment(notification.at)].filter(Boolean).join(" · ")}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Popover>
  );
};
