import { operatorCustomerDetail, operatorCustomerOpen, type Customer } from "@carmine/api/contract";
import { DescriptionList, Message, PageHeader, Skeleton, StatCard } from "@carmine/design-system";
import { localeNames } from "@carmine/i18n";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { useRead, useWrite } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { AuditTimeline } from "../../../features/audit/AuditTimeline.tsx";
import { CustomerStatus } from "../../../features/customers/CustomerStatus.tsx";
import * as detail from "../../../features/list/detail.css.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { ReasonDialog } from "../../../features/list/ReasonDialog.tsx";
import { Section } from "../../../features/list/Section.tsx";
import { useBackToList } from "../../../features/list/use-back-to-list.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { CustomerActions } from "./CustomerActions.tsx";
import { CustomerNotes } from "./CustomerNotes.tsx";
import { Mails } from "./Mails.tsx";
import { Agreements, Coupons, Orders, Points, Refunds, Reviews, Sessions } from "./Records.tsx";

/** A customer for the marketplace's staff. */
const CustomerPage = () => {
  const { uid = "" } = useParams();
  const { home } = useWorkspace();
  useBackToList(`${home}/customers`);
  const { data, error, isFetching, refetch } = useRead(operatorCustomerDetail, {
    params: { uid: Number(uid) },
  });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton style={{ blockSize: 480 }} />;
  return data === null ? <GiveReason uid={Number(uid)} /> : <Loaded customer={data} />;
};

/** Asks a role for the reason before it opens a customer. */
const GiveReason = ({ uid }: { uid: number }) => {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { home } = useWorkspace();
  const open = useWrite(operatorCustomerOpen);
  return (
    <ReasonDialog
      open
      onOpenChange={(isShown) => {
        if (!isShown) void navigate(`${home}/customers`);
      }}
      title={
        <FormattedMessage
          defaultMessage="Why do you need to view this customer?"
          description="Console customer: question"
        />
      }
      description={
        <FormattedMessage
          defaultMessage="Customer data is personal. Your reason is logged and gives you access to this customer for 12 hours."
          description="Console customer: why a reason is required"
        />
      }
      label={intl.formatMessage({
        defaultMessage: "Reason (for the audit log)",
        description: "Console: field of a recorded action",
      })}
      maxLength={500}
      tone="act"
      confirmLabel={
        <FormattedMessage defaultMessage="View customer" description="Console customer: button" />
      }
      loading={open.isPending}
      onConfirm={(reason) => open.mutate({ body: { uid, reason } })}
    >
      {open.error && (
        <Message tone="critical" role="alert">
          {errorText(open.error)}
        </Message>
      )}
    </ReasonDialog>
  );
};

const Loaded = ({ customer }: { customer: Customer }) => {
  const intl = useIntl();
  const { home, can } = useWorkspace();
  return (
    <>
      <PageHeader
        title={customer.name}
        crumbs={[
          {
            label: intl.formatMessage({ defaultMessage: "Customers", description: "Console: page" }),
            href: `${home}/customers`,
          },
          { label: customer.name },
        ]}
        status={<CustomerStatus customer={customer} />}
        actions={
          can("people.write") && customer.status !== "closed" && <CustomerActions customer={customer} />
        }
      />
      <Figures customer={customer} />
      <div className={detail.columns}>
        <div className={detail.column}>
          <Orders customer={customer} />
          <Refunds customer={customer} />
          <Reviews customer={customer} />
          <Points customer={customer} />
          <Coupons customer={customer} />
          {can("people.read") && <Mails customer={customer} />}
        </div>
        <div className={detail.column}>
          <Contact customer={customer} />
          {can("people.read") && <CustomerNotes customer={customer} />}
          <Agreements customer={customer} />
          {can("people.read") && <Sessions customer={customer} />}
          {can("audit.read") && (
            <Section
              title={<FormattedMessage defaultMessage="Activity" description="Console: log of an object" />}
            >
              <AuditTimeline subject={`account:${customer.uid}`} />
            </Section>
          )}
        </div>
      </div>
    </>
  );
};

const Figures = ({ customer }: { customer: Customer }) => {
  const intl = useIntl();
  const { current, frozen } = customer.points;
  return (
    <div className={detail.figures}>
      <StatCard
        label={intl.formatMessage({ defaultMessage: "Paid orders", description: "Console customer: figure" })}
        value={intl.formatNumber(customer.orderCount)}
      />
      {customer.spent !== null && (
        <StatCard
          label={intl.formatMessage({
            defaultMessage: "Total spent",
            description: "Console customers: column",
          })}
          value={<Money value={customer.spent} />}
        />
      )}
      <StatCard
        label={intl.formatMessage({ defaultMessage: "Refunds", description: "Console audit: kind" })}
        value={intl.formatNumber(customer.refundCount)}
        {...(customer.refunded !== null && { details: <Money value={customer.refunded} /> })}
      />
      <StatCard
        label={intl.formatMessage({ defaultMessage: "Points", description: "Console order: amount" })}
        value={intl.formatNumber(current)}
        {...(frozen > 0 && {
          details: intl.formatMessage(
            { defaultMessage: "{count, number} not usable yet", description: "Console customer: points" },
            { count: frozen },
          ),
        })}
      />
    </div>
  );
};

const Contact = ({ customer }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  const rows: [string, ReactNode][] = [
    [
      intl.formatMessage({ defaultMessage: "Email", description: "Console applications: field" }),
      customer.email,
    ],
    [
      intl.formatMessage({ defaultMessage: "Phone number", description: "Console order: field" }),
      customer.phone,
    ],
    [
      intl.formatMessage({ defaultMessage: "Language", description: "Console: setting" }),
      localeNames[customer.locale],
    ],
    [
      intl.formatMessage({ defaultMessage: "Customer since", description: "Console customer: field" }),
      times.day(customer.createAt),
    ],
    [
      intl.formatMessage({ defaultMessage: "Last seen", description: "Console staff: column" }),
      customer.lastSeenAt === null ? null : times.moment(customer.lastSeenAt),
    ],
    [
      intl.formatMessage({ defaultMessage: "Number", description: "Console customer: field" }),
      String(customer.uid),
    ],
  ];
  return (
    <Section title={<FormattedMessage defaultMessage="Contact" description="Console applications: field" />}>
      <div className={detail.section}>
        <DescriptionList
          layout="stacked"
          items={rows.map(([term, value]) => ({ term, value: value ?? "—" }))}
        />
      </div>
    </Section>
  );
};

export default CustomerPage;
