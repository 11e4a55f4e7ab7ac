import { queries } from "@carmine/api/hooks";
import { ButtonLink, Card, Heading, Skeleton, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { ChevronLeft } from "lucide-react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { usePerson } from "../../../features/session/use-person.ts";
import * as styles from "./page.css.ts";
import { TopicSwitch } from "./TopicSwitch.tsx";

/** Selects the notifications that are also emailed. */
export default function NoticeSettingsPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const email = usePerson()?.email;
  const settings = useQuery(queries.noticeSettings(api));
  const title = intl.formatMessage({
    defaultMessage: "Notification settings",
    description: "Title of the page",
  });
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <Card className={styles.card}>
        <div className={styles.head}>
          <Heading level={1}>{title}</Heading>
          <ButtonLink href={paths.notices} startIcon={ChevronLeft}>
            <FormattedMessage
              defaultMessage="Notifications"
              description="Entry of the account menu, and other places"
            />
          </ButtonLink>
        </div>
        <Text element="p" tone="muted">
          {email ? (
            <FormattedMessage
              defaultMessage="Everything shows up in your notifications. Choose what we also email to {email}."
              description="Over the settings of the notifications"
              values={{ email }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Everything shows up in your notifications. Add an email address to get emails too."
              description="Over the settings of the notifications: no email address is known"
            />
          )}
        </Text>
        <QueryView
          query={settings}
          skeleton={<Skeleton height={420} />}
          failure={intl.formatMessage({
            defaultMessage: "We couldn’t load your settings",
            description: "Title of a failure",
          })}
        >
          {(topics) => (
            <ul className={styles.list}>
              {topics.map(({ topic, mail }) => (
                <li key={topic} className={styles.row}>
                  <TopicSwitch topic={topic} mail={mail} disabled={!email} />
                </li>
              ))}
            </ul>
          )}
        </QueryView>
        <Text element="p" tone="muted" size={12}>
          <FormattedMessage
            defaultMessage="We’ll always email you about your account’s security."
            description="Below the settings of the notifications"
          />
        </Text>
      </Card>
    </AccountFrame>
  );
}
