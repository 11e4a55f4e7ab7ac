import type { NoticeTopic } from "@carmine/api/contract";
import { mutations } from "@carmine/api/hooks";
import { Button, ButtonLink, Card, Container, EmptyState, Message } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { CircleX, MailCheck, MailX } from "lucide-react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { PageHead } from "../../../app/PageHead.tsx";
import { topicTexts } from "../../../features/notices/notice-topics.ts";
import { unsubscribeFields } from "../../../features/notices/unsubscribe-address.ts";
import * as styles from "./page.css.ts";

const [tokenField, topicField] = unsubscribeFields;

const isTopic = (value: string | null): value is NoticeTopic =>
  value !== null && Object.hasOwn(topicTexts, value);

/**
 * Target of the unsubscribe links in emails. It asks for confirmation, because mail scanners open links and must not
 * unsubscribe recipients.
 */
export default function UnsubscribePage(): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const errorText = useApiErrorText();
  const params = useSearchParams();
  const stop = useMutation(mutations.noticeUnsubscribe(api));
  const token = params.get("token") ?? "";
  const topic = params.get("topic");
  /** Result of the form without scripts. */
  const result = params.get("result");
  const title = intl.formatMessage({
    defaultMessage: "Unsubscribe from these emails",
    description: "Title of the page",
  });
  const refusal = intl.formatMessage({
    defaultMessage: "This didn’t work. Try again, or change your settings in your account.",
    description: "Unsubscribe page: the link is unknown, or the shop is busy",
  });
  const home = (
    <ButtonLink href={paths.home}>
      <FormattedMessage defaultMessage="Back to the shop" description="Button to the home page" />
    </ButtonLink>
  );
  const settings = (
    <ButtonLink href={paths.noticeSettings}>
      <FormattedMessage
        defaultMessage="All settings"
        description="Button to the settings of the notifications"
      />
    </ButtonLink>
  );
  const body = (): ReactElement => {
    if (token === "" || !isTopic(topic))
      return (
        <EmptyState
          level={1}
          icon={CircleX}
          tone="critical"
          title={<FormattedMessage defaultMessage="This link is incomplete" description="Unsubscribe page" />}
          actions={settings}
        >
          <FormattedMessage
            defaultMessage="Open it again from the email, or change your settings in your account."
            description="Unsubscribe page without its parameters"
          />
        </EmptyState>
      );
    const name = intl.formatMessage(topicTexts[topic].name);
    if (stop.isSuccess || result === "stopped")
      return (
        <EmptyState
          level={1}
          icon={MailCheck}
          tone="success"
          title={
            <FormattedMessage
              defaultMessage="You’re unsubscribed"
              description="Unsubscribe page: mails are stopped"
            />
          }
          actions={
            <>
              {home}
              {settings}
            </>
          }
        >
          <FormattedMessage
            defaultMessage="We won’t email you about “{topic}” anymore. You’ll still find it in your notifications."
            description="Unsubscribe page: mails are stopped"
            values={{ topic: name }}
          />
        </EmptyState>
      );
    return (
      <EmptyState
        level={1}
        icon={MailX}
        title={title}
        actions={
          <form
            method="post"
            action={localizedPath(locale, paths.unsubscribe)}
            onSubmit={(event) => {
              event.preventDefault();
              stop.mutate({ body: { token, topic }, quiet: true });
            }}
          >
            <input type="hidden" name={tokenField} value={token} />
            <input type="hidden" name={topicField} value={topic} />
            <Button type="submit" variant="solid" loading={stop.isPending}>
              <FormattedMessage defaultMessage="Unsubscribe" description="Button of the unsubscribe page" />
            </Button>
          </form>
        }
      >
        <FormattedMessage
          defaultMessage="You won’t get emails about “{topic}” anymore."
          description="Unsubscribe page: what the button does"
          values={{ topic: name }}
        />
      </EmptyState>
    );
  };
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <Card>
        {(stop.error ?? result === "refused") && (
          <Message tone="critical" role="alert">
            {stop.error ? errorText(stop.error) : refusal}
          </Message>
        )}
        {body()}
      </Card>
    </Container>
  );
}
