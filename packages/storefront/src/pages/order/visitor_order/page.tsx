import { formatOrderNo } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { Card, Container, Heading, Message, Skeleton, Text } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSearchParams } from "react-router-dom";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { MasterSummary } from "../../../features/checkout/MasterSummary.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { LookUp } from "./LookUp.tsx";
import * as styles from "./page.css.ts";

const Order = ({ token }: { token: string }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const query = useQuery(queries.guestOrder(api, token));
  if (isMissing(query.error))
    return (
      <div className={styles.stack}>
        <Message tone="caution">
          <FormattedMessage
            defaultMessage="This link has ended or is incomplete. Ask for a new one."
            description="Order look-up: a link that doesn't open"
          />
        </Message>
        <LookUp />
      </div>
    );
  return (
    <QueryView
      query={query}
      failure={intl.formatMessage({
        defaultMessage: "We couldn’t load this order",
        description: "Title of a failure on the page of an order",
      })}
      skeleton={<Skeleton height={320} />}
    >
      {(order) => (
        <div className={styles.stack}>
          <Text>{formatOrderNo(order.orderNo)}</Text>
          <MasterSummary order={order} />
        </div>
      )}
    </QueryView>
  );
};

/** A guest's order by the link of a mail, or the form that sends one. */
export default function VisitorOrderPage(): ReactElement {
  const intl = useIntl();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const title = intl.formatMessage({ defaultMessage: "Find my order", description: "Title of the page" });
  return (
    <Container>
      <PageHead title={title} noIndex />
      <div className={styles.page}>
        <Card>
          <div className={styles.stack}>
            <Heading level={1}>{title}</Heading>
            {token === "" ? <LookUp /> : <Order token={token} />}
          </div>
        </Card>
      </div>
    </Container>
  );
}
