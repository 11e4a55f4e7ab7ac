import { merchantRefundList, refundStateOf } from "@carmine/api/contract";
import { Link } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { Section } from "../../../features/list/Section.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { refundStateTexts } from "../../../features/refunds/refund-states.ts";
import * as styles from "./page.css.ts";

/** Rows of the list. */
const maxRows = 5;

/** The newest open refunds, so that each is one click away. Hidden if there are none. */
export const RefundRequests = () => {
  const intl = useIntl();
  const { home } = useWorkspace();
  const merId = useShopId();
  const { data } = useRead(merchantRefundList, { query: { merId, type: 0, limit: maxRows } });
  if (!data || data.total === 0) return null;
  return (
    <Section
      title={<FormattedMessage defaultMessage="Refund requests" description="Console overview: count" />}
      aside={
        <Link href={`${home}/returns`}>
          <FormattedMessage
            defaultMessage="View all {count}"
            description="Console overview: link"
            values={{ count: data.total }}
          />
        </Link>
      }
    >
      <ul className={styles.rows}>
        {data.list.map(({ refundOrderNo, refundStatus, refundPrice }) => (
          <li key={refundOrderNo} className={styles.refundRow}>
            <span className={list.twoLines}>
              <Link href={`${home}/returns/${refundOrderNo}`} className={list.rowLink}>
                <OrderNo value={refundOrderNo} />
              </Link>
              <span className={list.note}>
                {intl.formatMessage(refundStateTexts[refundStateOf(refundStatus)])}
              </span>
            </span>
            <span className={styles.amount}>
              <Money value={refundPrice} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
