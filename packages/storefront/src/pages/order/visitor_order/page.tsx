import { queries } from "@carmine/api/hooks";
import {
  Breadcrumb,
  Card,
  Columns,
  Container,
  Heading,
  Message,
  Skeleton,
  Text,
} from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { ServiceCard } from "../../../features/service/ServiceCard.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { page as orderPage } from "../../../features/order-detail/detail.css.ts";
import { useOrderTitle } from "../../../features/order-detail/PaperHead.tsx";
import { GuestOrder } from "./GuestOrder.tsx";
import { LookUp } from "./LookUp.tsx";
import { LookUpAside } from "./LookUpAside.tsx";
import * as styles from "./page.css.ts";

/** The form that requests a link, next to what the link is for. */
const Asking = ({ children }: { children?: ReactNode }): ReactElement => {
  const intl = useIntl();
  const title = intl.formatMessage({
    defaultMessage: "Find my order",
    description: "Button: asks whether an order was made although no answer came, and other places",
  });
  return (
    <Container className={styles.page}>
      <PageHead title={title} noIndex />
      <Breadcrumb
        label={intl.formatMessage({
          defaultMessage: "Breadcrumb",
          description: "Name of the breadcrumb, and other places",
        })}
        items={[
          {
            label: intl.formatMessage({
              defaultMessage: "Home",
              description: "Tab of a shop, and other places",
            }),
            href: paths.home,
          },
          {
            label: intl.formatMessage({
              defaultMessage: "Help center",
              description: "Title of the help center, and other places",
            }),
            href: paths.help,
          },
          { label: title },
        ]}
      />
      <div className={styles.content}>
        <Columns sideWidth={368} sidePosition="end" align="stretch" side={<LookUpAside />}>
          <Card className={styles.form}>
            <Heading level={1}>{title}</Heading>
            {children}
            <Text element="p">
              <FormattedMessage
                defaultMessage="Bought without an account? Tell us the order number and the email address or phone number you used. We’ll email you a link to your order."
                description="Order lookup: what the form does"
              />
            </Text>
            <LookUp />
          </Card>
        </Columns>
        <ServiceCard
          title={
            <FormattedMessage
              defaultMessage="Can’t find your order number?"
              description="Order lookup: title above the ways to reach customer service"
            />
          }
        />
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
            description="Order lookup: a link that doesn't open"
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
