import { applicationStatus, operatorApplicationList, operatorOverview } from "@carmine/api/contract";
import { Avatar, EmptyState, Link, Skeleton, StatCard } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import Banknote from "lucide-react/icons/banknote";
import Clock from "lucide-react/icons/clock";
import CreditCard from "lucide-react/icons/credit-card";
import FileCheck from "lucide-react/icons/file-check";
import MailWarning from "lucide-react/icons/mail-warning";
import PackageCheck from "lucide-react/icons/package-check";
import Gavel from "lucide-react/icons/gavel";
import { useRead } from "../../../app/endpoints.ts";
import { useMoneyText } from "../../../app/use-money-text.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { Deadline } from "../../../features/times/Deadline.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import * as overview from "../../shop/overview/page.css.ts";
import { OverviewHeader } from "../../../features/overview/OverviewHeader.tsx";
import * as shared from "../../../features/overview/overview.css.ts";
import * as styles from "./page.css.ts";

const refetchMs = 60_000;
const shortList = 5;

/** Work of the marketplace: counts that equal the lists, applications to decide first and shops that need attention. */
const OverviewPage = () => {
  const intl = useIntl();
  const times = useTimes();
  const { home, user, can } = useWorkspace();
  const moneyText = useMoneyText();
  const { data, error, isFetching, refetch } = useRead(operatorOverview, {}, { refetchMs });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton style={{ blockSize: 480 }} />;
  const { applications, disputes, lateOrders, paymentProblems, payouts, platform, shops } = data;
  const count = (value: number) => intl.formatNumber(value);
  return (
    <>
      <OverviewHeader />
      <div className={shared.work}>
        {applications && (
          <StatCard
            icon={FileCheck}
            value={count(applications.pending)}
            label={intl.formatMessage({
              defaultMessage: "Applications to review",
              description: "Console overview: count",
            })}
            href={`${home}/applications`}
            tone={applications.overdue > 0 ? "critical" : "neutral"}
            details={intl.formatMessage(
              {
                defaultMessage: "{count, plural, =0 {None overdue} one {# overdue} other {# overdue}}",
                description: "Console overview: overdue applications",
              },
              { count: applications.overdue },
            )}
          />
        )}
        {disputes && (
          <StatCard
            icon={Gavel}
            value={count(disputes.open)}
            label={intl.formatMessage({
              defaultMessage: "Open disputes",
              description: "Console overview: count",
            })}
            href={`${home}/disputes`}
            tone={disputes.open > 0 ? "critical" : "neutral"}
            {...(disputes.oldestAt !== null && {
              details: intl.formatMessage(
                { defaultMessage: "Oldest: {time}", description: "Console overview: oldest question" },
                { time: times.moment(disputes.oldestAt) },
              ),
            })}
          />
        )}
        {lateOrders && (
          <StatCard
            icon={Clock}
            value={count(lateOrders.orders)}
            label={intl.formatMessage({
              defaultMessage: "Late orders",
              description: "Console overview: count",
            })}
            href={`${home}/orders?view=late&sort=shipBy`}
            tone={lateOrders.orders > 0 ? "critical" : "neutral"}
            details={intl.formatMessage(
              {
                defaultMessage: "{count, plural, =0 {No shop} one {In # shop} other {In # shops}}",
                description: "Console overview: shops with late orders",
              },
              { count: lateOrders.shops },
            )}
          />
        )}
        {payouts && (
          <StatCard
            icon={Banknote}
            value={moneyText(payouts.amount, user.currency, "compact")}
            label={intl.formatMessage({
              defaultMessage: "Payouts due",
              description: "Console overview: count",
            })}
            href={payouts.waiting > 0 ? `${home}/payouts?view=waiting` : `${home}/payouts`}
            details={
              payouts.waiting > 0
                ? intl.formatMessage(
                    {
                      defaultMessage:
                        "{count, plural, one {# waiting for approval} other {# waiting for approval}}",
                      description: "Console overview: payouts that a second person must approve",
                    },
                    { count: payouts.waiting },
                  )
                : intl.formatMessage(
                    {
                      defaultMessage: "{count, plural, one {# shop} other {# shops}}",
                      description: "Console overview: shops with a balance",
                    },
                    { count: payouts.shops },
                  )
            }
          />
        )}
        {paymentProblems !== null && (
          <StatCard
            icon={CreditCard}
            value={count(paymentProblems)}
            label={intl.formatMessage({
              defaultMessage: "Payment problems",
              description: "Console settings: kind of notification",
            })}
            href={`${home}/payment-problems`}
            tone={paymentProblems > 0 ? "critical" : "neutral"}
          />
        )}
        {platform && (
          <StatCard
            icon={MailWarning}
            value={count(platform.failedMessages + platform.failedJobs)}
            label={intl.formatMessage({
              defaultMessage: "Failed jobs and messages",
              description: "Console overview: count",
            })}
            href={
              platform.failedJobs === 0 && platform.failedMessages > 0
                ? `${home}/jobs?tab=messages&view=failed`
                : `${home}/jobs`
            }
            tone={platform.failedMessages + platform.failedJobs > 0 ? "critical" : "neutral"}
            details={intl.formatMessage(
              {
                defaultMessage:
                  "{jobs, plural, one {# job} other {# jobs}}, {messages, plural, one {# message} other {# messages}}",
                description: "Console overview: failed jobs and messages",
              },
              { jobs: platform.failedJobs, messages: platform.failedMessages },
            )}
          />
        )}
      </div>
      <div className={styles.columns}>
        {can("shops.read") && <DecideFirst total={applications?.pending ?? 0} />}
        {shops && <Attention shops={shops} />}
      </div>
    </>
  );
};

const DecideFirst = ({ total }: { total: number }) => {
  const { home } = useWorkspace();
  const { data } = useRead(operatorApplicationList, {
    query: { status: applicationStatus.pending, limit: shortList },
  });
  return (
    <Section
      title={<FormattedMessage defaultMessage="Review these first" description="Console overview: title" />}
      aside={
        total > 0 && (
          <Link href={`${home}/applications`}>
            <FormattedMessage
              defaultMessage="View all {count}"
              description="Console overview: link"
              values={{ count: total }}
            />
          </Link>
        )
      }
    >
      {data?.list.length === 0 && (
        <EmptyState
          size="md"
          tone="success"
          icon={FileCheck}
          title={
            <FormattedMessage
              defaultMessage="No applications to review"
              description="Console overview: empty list"
            />
          }
        />
      )}
      <ul className={overview.rows}>
        {data?.list.map((row) => (
          <li key={row.id} className={styles.row}>
            <Avatar name={row.name} shape="square" size={40} />
            <span className={list.twoLines}>
              <Link href={`${home}/applications?id=${row.id}`} className={`${list.rowLink} ${list.line}`}>
                {row.name}
              </Link>
              <span className={`${list.note} ${list.line}`}>{row.address}</span>
            </span>
            <Deadline at={row.dueAt} isOpen />
          </li>
        ))}
      </ul>
    </Section>
  );
};

interface AttentionProps {
  shops: readonly {
    id: number;
    name: string;
    avatar: string | null;
    lateCount: number;
    refundCount: number;
  }[];
}

const Attention = ({ shops }: AttentionProps) => {
  const { home } = useWorkspace();
  return (
    <Section
      title={
        <FormattedMessage defaultMessage="Shops that need attention" description="Console overview: title" />
      }
      aside={
        <Link href={`${home}/shops`}>
          <FormattedMessage defaultMessage="Shops" description="Console: page" />
        </Link>
      }
    >
      {shops.length === 0 && (
        <EmptyState
          size="md"
          tone="success"
          icon={PackageCheck}
          title={
            <FormattedMessage
              defaultMessage="No late orders or open refund requests"
              description="Console overview: empty list"
            />
          }
        />
      )}
      <ul className={overview.rows}>
        {shops.map((shop) => (
          <li key={shop.id} className={styles.row}>
            <Avatar
              name={shop.name}
              {...(shop.avatar !== null && { src: shop.avatar })}
              shape="square"
              size={40}
            />
            <Link href={`${home}/shops/${shop.id}`} className={`${list.rowLink} ${list.line}`}>
              {shop.name}
            </Link>
            <span className={`${list.twoLines} ${list.end} ${list.note}`}>
              <span className={shop.lateCount > 0 ? list.late : list.calm}>
                <FormattedMessage
                  defaultMessage="{count, plural, =0 {None late} one {# late} other {# late}}"
                  description="Console overview: late orders"
                  values={{ count: shop.lateCount }}
                />
              </span>
              <FormattedMessage
                defaultMessage="{count, plural, one {# refund request} other {# refund requests}}"
                description="Console overview: open refund requests of a shop"
                values={{ count: shop.refundCount }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};

export default OverviewPage;
