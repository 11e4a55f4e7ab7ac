import { mutations, type Notice } from "@carmine/api/hooks";
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Heading,
  NotificationItem,
  Skeleton,
} from "@carmine/design-system";
import { FormattedMessage, useDateText, useIntl } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Bell, Check, Settings } from "lucide-react";
import { useRef, type ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { useMoveFocusOnRemoval } from "../../../features/account/use-move-focus-on-removal.ts";
import { noticeIcon } from "../../../features/notices/notice-topics.ts";
import { useDateTimeParts } from "../../../features/orders/use-date-time.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { usePerson } from "../../../features/session/use-person.ts";
import { noticeParams, noticeQuery, noticesPerPage } from "./params.ts";
import * as styles from "./page.css.ts";

const Item = ({ notice, onRead }: { notice: Notice; onRead: (id: number) => void }): ReactElement => {
  const { id, title, text, path, picture, kind, isRead, createdAt } = notice;
  const item = useMoveFocusOnRemoval<HTMLLIElement>("a, [tabindex]");
  const { hour, iso } = useDateTimeParts()(createdAt);
  return (
    <NotificationItem
      ref={item}
      title={title}
      text={text}
      icon={noticeIcon(kind)}
      {...(picture !== null && { picture: pictureOf(picture) })}
      time={<time dateTime={iso}>{hour}</time>}
      {...(path !== undefined && { href: path })}
      unread={!isRead}
      onRead={() => onRead(id)}
    />
  );
};

/** Notifications of the shopper, newest first. */
export default function NoticeListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const dateText = useDateText();
  const params = useSearchParams();
  const search = noticeParams.read(params);
  const unread = usePerson()?.noticeCount ?? 0;
  const notices = useQuery(noticeQuery(api, search));
  const read = useMutation(mutations.noticeRead(api));
  const settings = useRef<HTMLAnchorElement>(null);
  const readAll = (): void =>
    // The pressed button is removed, so another element gets the focus.
    read.mutate({ body: {} }, { onSuccess: () => settings.current?.focus({ preventScroll: true }) });
  return (
    <AccountList
      title={intl.formatMessage({
        defaultMessage: "Notifications",
        description: "Entry of the account menu, and other places",
      })}
      actions={
        <div className={styles.actions}>
          {unread > 0 && (
            <Button startIcon={Check} loading={read.isPending} onClick={readAll}>
              <FormattedMessage
                defaultMessage="Mark all as read"
                description="Button above the notifications"
              />
            </Button>
          )}
          <ButtonLink ref={settings} href={paths.noticeSettings} startIcon={Settings}>
            <FormattedMessage defaultMessage="Settings" description="Button above the notifications" />
          </ButtonLink>
        </div>
      }
      tabs={{
        label: intl.formatMessage({
          defaultMessage: "Notifications",
          description: "Entry of the account menu, and other places",
        }),
        items: [
          {
            label: intl.formatMessage({
              defaultMessage: "All",
              description: "Tab of the notifications, and other places",
            }),
            href: paths.notices,
            current: !search.unread,
          },
          {
            label: intl.formatMessage({
              defaultMessage: "Unread",
              description: "Tab of the notifications, and other places",
            }),
            href: noticeParams.href({ unread: true }),
            current: search.unread,
            urgent: true,
            ...(unread > 0 && { count: unread }),
          },
        ],
      }}
      query={notices}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load your notifications",
        description: "Title of a failure",
      })}
      skeleton={
        <Card>
          <Skeleton height={72} />
          <Skeleton height={72} />
          <Skeleton height={72} />
        </Card>
      }
      empty={
        <EmptyState
          icon={Bell}
          title={
            search.unread ? (
              <FormattedMessage defaultMessage="You’re all caught up" description="No unread notification" />
            ) : (
              <FormattedMessage defaultMessage="No notifications yet" description="No notification" />
            )
          }
        >
          <FormattedMessage
            defaultMessage="We’ll tell you here about orders, refunds, price drops and answers."
            description="Below: no notification"
          />
        </EmptyState>
      }
      pages={{
        label: intl.formatMessage({ defaultMessage: "Notification pages", description: "Name of the pages" }),
        page: search.page,
        perPage: noticesPerPage,
        hrefOf: (page) => noticeParams.href({ ...search, page }),
        rangeText: (range) =>
          intl.formatMessage(
            {
              defaultMessage: "{first, number} to {last, number} of {total, number} notifications",
              description: "Next to the pages of the notifications",
            },
            range,
          ),
      }}
    >
      {(list) => (
        <div className={styles.days}>
          {[...Map.groupBy(list, ({ createdAt }) => dateText(createdAt))].map(([day, ofDay]) => (
            <section key={day} aria-label={day} className={styles.day}>
              <Heading level={2} size={14}>
                {day}
              </Heading>
              <Card padding="none">
                <ul className={styles.list}>
                  {ofDay.map((notice) => (
                    <Item
                      key={notice.id}
                      notice={notice}
                      onRead={(id) => read.mutate({ body: { ids: [id] }, quiet: true })}
                    />
                  ))}
                </ul>
              </Card>
            </section>
          ))}
        </div>
      )}
    </AccountList>
  );
}
