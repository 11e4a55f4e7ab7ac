import { queries, type PointBalance } from "@carmine/api/hooks";
import { BalanceCard, Card, Heading, Skeleton, TabNav } from "@carmine/design-system";
import { Deadline, FormattedMessage, useIntl, useMoney } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { AccountFrame } from "../../../features/account/AccountFrame.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { hasPlotData, PointsOverTime } from "../../../features/points/PointsOverTime.tsx";
import { Earning } from "./Earning.tsx";
import { Moves } from "./Moves.tsx";
import { Worth } from "./Worth.tsx";
import * as styles from "./page.css.ts";
import { pointParams, pointTabs } from "./params.ts";

const Balance = ({ balance }: { balance: PointBalance }): ReactElement => {
  const intl = useIntl();
  const money = useMoney();
  const { current, earned, spent, frozen, paid, expiring, terms } = balance;
  const number = (value: number): string => intl.formatNumber(value);
  return (
    <BalanceCard
      label={intl.formatMessage({ defaultMessage: "Available points", description: "Over the balance" })}
      value={number(current)}
      {...(terms && {
        worth: intl.formatMessage(
          { defaultMessage: "worth {amount}", description: "Next to the balance of points" },
          { amount: money((Number(terms.worth) * current).toFixed(2)).text },
        ),
      })}
      {...(expiring && {
        expiring: (
          <FormattedMessage
            defaultMessage="{count, number} expire on {date}"
            description="Points that are lost soon"
            values={{ count: expiring.count, date: <Deadline value={expiring.at} /> }}
          />
        ),
      })}
      figures={[
        {
          name: intl.formatMessage({ defaultMessage: "Total earned", description: "Sum of points" }),
          value: number(earned),
        },
        {
          name: intl.formatMessage({ defaultMessage: "Used", description: "Sum of points" }),
          value: number(spent),
        },
        {
          name: intl.formatMessage({
            defaultMessage: "Pending",
            description: "Sum of points, and other places",
          }),
          value: number(frozen),
        },
        ...(paid === null
          ? []
          : [
              {
                name: intl.formatMessage({
                  defaultMessage: "Paid with points",
                  description: "Sum of money that points paid for",
                }),
                value: money(paid).text,
              },
            ]),
      ]}
    />
  );
};

/** The shopper's points: balance, history, and how to earn more. */
export default function PointsPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const search = pointParams.read(params);
  const balance = useQuery(queries.integralUser(api));
  const months = useQuery(queries.integralMonths(api)).data;
  const terms = balance.data?.terms;
  const title = intl.formatMessage({
    defaultMessage: "Points",
    description: "Column of points, and other places",
  });
  const monthsTitle = intl.formatMessage({
    defaultMessage: "Points over the last 12 months",
    description: "Name of a plot",
  });
  const tabNames = {
    detail: intl.formatMessage({ defaultMessage: "History", description: "Tab of the points" }),
    earn: intl.formatMessage({ defaultMessage: "How to earn", description: "Tab of the points" }),
  };
  return (
    <AccountFrame title={title}>
      <PageHead title={title} noIndex />
      <div className={styles.stack}>
        <Card>
          <Heading level={1}>{title}</Heading>
        </Card>
        <QueryView
          scope="content"
          query={balance}
          failure={intl.formatMessage({
            defaultMessage: "We couldn’t load your points",
            description: "Title of a failure",
          })}
          skeleton={
            <Card>
              <Skeleton height={88} />
            </Card>
          }
        >
          {(data) => <Balance balance={data} />}
        </QueryView>
        {months && hasPlotData(months) && (
          <div className={terms ? styles.overview : undefined}>
            <Card className={styles.plot}>
              <Heading level={2} size={16}>
                {monthsTitle}
              </Heading>
              <PointsOverTime months={months} label={monthsTitle} />
            </Card>
            {terms && <Worth terms={terms} />}
          </div>
        )}
        <Card padding="none">
          <TabNav
            className={styles.tabs}
            label={intl.formatMessage({
              defaultMessage: "Points",
              description: "Column of points, and other places",
            })}
            items={pointTabs.map((tab) => ({
              label: tabNames[tab],
              href: pointParams.href({ tab }),
              current: tab === search.tab,
            }))}
          />
          <div className={styles.body}>
            {search.tab === "detail" ? <Moves page={search.page} /> : terms && <Earning terms={terms} />}
          </div>
        </Card>
      </div>
    </AccountFrame>
  );
}
