import { queries } from "@carmine/api/hooks";
import { Card, Container, Heading, Message, Skeleton, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { page as orderPage } from "../../../features/order-detail/detail.css.ts";
import { useOrderTitle } from "../../../features/order-detail/PaperHead.tsx";
import { GuestOrder } from "./GuestOrder.tsx";
import { LookUp } from "./LookUp.tsx";
import * as styles from "./page.css.ts";

/** Format of an order number (`formatOrderNo`). */
const exampleOrderNo = "4821 9037 5526 4103";

/** The form that requests a link, in a narrow column. */
const Asking = ({ children }: { children?: ReactNode }): ReactElement => {
  const intl = useIntl();
  const title = intl.formatMessage({
    defaultMessage: "Find my order",
    description: "Button: asks whether an order was made although no answer came, and other places",
  });
  return (
    <Container>
      <PageHead title={title} noIndex />
      <div className={styles.page}>
        <Card>
          <div className={styles.stack}>
            <Heading level={1}>{title}</Heading>
            {children}
            <Text element="p">
              <FormattedMessage
                defaultMessage="Bought without an account? Enter the order number from your confirmation email, such as {example}, and the email address you used. We’ll email you a link to your order, where you can follow its delivery."
                description="Order look-up: what the form does"
                values={{ example: exampleOrderNo }}
              />
            </Text>
            <LookUp />
          </div>
        </Card>
      </div>
    </Container>
  );
};

const Linked = ({ token }: { token: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const query = useQuery(queries.guestOrder(api, token));
  const title = useOrderTitle(query.data?.order.orderNo ?? "");
  if (isMissing(query.error))
    return (
      <Asking>
        <Message tone="caution">
          <FormattedMessage
            defaultMessage="This link has expired or is incomplete. Ask for a new one."
            description="Order look-up: a link that doesn't open"
          />
        </Message>
      </Asking>
    );
  return (
    <Container className={`${orderPage} ${styles.linked}`}>
      <PageHead title={title} noIndex />
      <QueryView
        scope="content"
        query={query}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load this order",
          description: "Title of a failure on the page of an order, and other places",
        })}
        skeleton={<Skeleton height={480} />}
      >
        {(found) => <GuestOrder token={token} found={found} onEnd={() => void query.refetch()} />}
      </QueryView>
    </Container>
  );
};

/** A guest's order by an emailed link, or the form that sends one. */
export default function VisitorOrderPage(): ReactElement {
  const token = useSearchParams().get("token") ?? "";
  return token === "" ? <Asking /> : <Linked token={token} />;
}
