import { refundStateOf, type Customer } from "@carmine/api/contract";
import { Link as TextLink, Rating, StatusChip } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";
import { agreementNameTexts } from "../../../features/entries/agreement-names.ts";
import * as detail from "../../../features/list/detail.css.ts";
import * as list from "../../../features/list/list.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { refundStateTexts, refundTones } from "../../../features/refunds/refund-states.ts";
import { dayText } from "../../../features/times/day-text.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { orderStateTexts } from "../../../features/orders/order-state-texts.ts";
import * as styles from "./page.css.ts";

interface RowsProps {
  title: ReactNode;
  children: ReactNode[];
  aside?: ReactNode;
}

/** A section that lists entries, or a note if there are none. */
export const Rows = ({ title, children, aside }: RowsProps) => (
  <Section title={title} aside={aside}>
    {children.length === 0 ? (
      <div className={styles.none}>
        <FormattedMessage defaultMessage="None yet" description="Console: empty section" />
      </div>
    ) : (
      <ul className={detail.items}>{children}</ul>
    )}
  </Section>
);

export const Orders = ({ customer: { orders, email } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  const { home, can } = useWorkspace();
  return (
    <Rows
      title={<FormattedMessage defaultMessage="Orders" description="Console: page" />}
      aside={
        orders.length > 0 &&
        can("people.read") &&
        email !== null && (
          <TextLink href={`${home}/orders?words=${encodeURIComponent(email)}`}>
            <FormattedMessage defaultMessage="View all" description="Console overview: link to a list" />
          </TextLink>
        )
      }
    >
      {orders.map(({ orderNo, merName, state, total, at }) => (
        <li key={orderNo} className={styles.row}>
          <span className={list.twoLines}>
            <Link to={`${home}/orders/${orderNo}`} className={list.rowLink}>
              <OrderNo value={orderNo} />
            </Link>
            <span className={list.note}>
              {merName} · {times.moment(at)}
            </span>
          </span>
          <span className={styles.end}>
            {total !== null && <Money value={total} />}
            <span className={list.note}>{intl.formatMessage(orderStateTexts[state])}</span>
          </span>
        </li>
      ))}
    </Rows>
  );
};

export const Refunds = ({ customer: { refunds } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  return (
    <Rows title={<FormattedMessage defaultMessage="Refunds" description="Console audit: kind" />}>
      {refunds.map(({ refundOrderNo, orderNo, merName, refundStatus, total, at }) => {
        const state = refundStateOf(refundStatus);
        return (
          <li key={refundOrderNo} className={styles.row}>
            <span className={list.twoLines}>
              <Link to={`${home}/orders/${orderNo}`} className={list.rowLink}>
                <OrderNo value={refundOrderNo} />
              </Link>
              <span className={list.note}>
                {merName} · {times.moment(at)}
              </span>
            </span>
            <span className={styles.end}>
              {total !== null && <Money value={total} />}
              <StatusChip tone={refundTones[state]}>
                {state === "applied" ? (
                  <FormattedMessage
                    defaultMessage="Waiting for the shop"
                    description="Console customer: status of a refund"
                  />
                ) : (
                  intl.formatMessage(refundStateTexts[state])
                )}
              </StatusChip>
            </span>
          </li>
        );
      })}
    </Rows>
  );
};

export const Reviews = ({ customer: { reviews } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  return (
    <Rows title={<FormattedMessage defaultMessage="Reviews" description="Console: page" />}>
      {reviews.map(({ id, productName, star, text, isHidden, at }) => (
        <li key={id} className={styles.row}>
          <span className={list.twoLines}>
            <span>{productName}</span>
            <span className={`${detail.small} ${styles.text}`}>{text}</span>
          </span>
          <span className={styles.end}>
            <Rating
              value={star}
              size={12}
              label={intl.formatMessage(
                { defaultMessage: "{stars} of 5 stars", description: "Console reviews: rating" },
                { stars: star },
              )}
            />
            <span className={list.note}>
              {isHidden ? (
                <FormattedMessage defaultMessage="Hidden" description="Console moderation: status" />
              ) : (
                times.day(at)
              )}
            </span>
          </span>
        </li>
      ))}
    </Rows>
  );
};

export const Points = ({ customer: { pointEntries } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  return (
    <Rows title={<FormattedMessage defaultMessage="Points" description="Console order: amount" />}>
      {pointEntries.map(({ id, title, amount, at }) => (
        <li key={id} className={styles.row}>
          <span className={list.twoLines}>
            {title}
            <span className={list.note}>{times.moment(at)}</span>
          </span>
          <span className={styles.end}>{intl.formatNumber(amount, { signDisplay: "exceptZero" })}</span>
        </li>
      ))}
    </Rows>
  );
};

export const Coupons = ({ customer: { coupons } }: { customer: Customer }) => {
  const times = useTimes();
  return (
    <Rows title={<FormattedMessage defaultMessage="Coupons" description="Console: page" />}>
      {coupons.map(({ id, name, merName, value, endsAt, usedAt }) => (
        <li key={id} className={styles.row}>
          <span className={list.twoLines}>
            {name}
            <span className={list.note}>
              {merName ?? <FormattedMessage defaultMessage="Marketplace" description="Console: workspace" />}
            </span>
          </span>
          <span className={styles.end}>
            <Money value={value} />
            <span className={list.note}>
              {usedAt === null ? (
                <FormattedMessage
                  defaultMessage="Valid until {day}"
                  description="Console customer: a coupon"
                  values={{ day: times.day(endsAt) }}
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Used on {day}"
                  description="Console customer: a coupon"
                  values={{ day: times.day(usedAt) }}
                />
              )}
            </span>
          </span>
        </li>
      ))}
    </Rows>
  );
};

export const Sessions = ({ customer: { sessions } }: { customer: Customer }) => {
  const times = useTimes();
  return (
    <Rows title={<FormattedMessage defaultMessage="Sessions" description="Console customer: section" />}>
      {sessions.map(({ id, device, lastSeenAt }) => (
        <li key={id} className={styles.row}>
          <span>
            {device || (
              <FormattedMessage defaultMessage="Unknown device" description="Console customer: a session" />
            )}
          </span>
          <span className={`${styles.end} ${list.note}`}>{times.moment(lastSeenAt)}</span>
        </li>
      ))}
    </Rows>
  );
};

/** Versions of legal texts that the customer agreed to. */
export const Agreements = ({ customer: { agreements } }: { customer: Customer }) => {
  const intl = useIntl();
  const times = useTimes();
  return (
    <Rows
      title={
        <FormattedMessage defaultMessage="Accepted agreements" description="Console customer: section" />
      }
    >
      {agreements.map(({ key, validFrom, acceptedAt }) => (
        <li key={`${key} ${validFrom}`} className={styles.row}>
          <span className={list.twoLines}>
            {intl.formatMessage(agreementNameTexts[key])}
            <span className={list.note}>
              {validFrom === null ? (
                <FormattedMessage
                  defaultMessage="Version without a date"
                  description="Console customer: version of an agreement"
                />
              ) : (
                <FormattedMessage
                  defaultMessage="Version of {day}"
                  description="Console customer: version of an agreement"
                  values={{ day: dayText(intl, validFrom) }}
                />
              )}
            </span>
          </span>
          <span className={`${styles.end} ${list.note}`}>{times.moment(acceptedAt)}</span>
        </li>
      ))}
    </Rows>
  );
};
