import type { StaffOrderDetail } from "@carmine/api/contract";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { PrintedOrders } from "../../../features/print/PrintedOrders.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { usePrintedOrders } from "../../../features/print/use-printed-orders.ts";
import * as styles from "../../../features/print/print.css.ts";

/** Invoices of the orders in the URL. */
const InvoicesPage = () => {
  const intl = useIntl();
  const orderNos = usePrintedOrders();
  return (
    <>
      <PrintHeader
        title={intl.formatMessage({ defaultMessage: "Invoices", description: "Console orders: action" })}
      />
      <PrintedOrders
        orderNos={orderNos}
        kind={<FormattedMessage defaultMessage="Invoice" description="Console invoices: title" />}
        dateOf={({ payAt, createAt }) => payAt ?? createAt}
        column={{
          header: <FormattedMessage defaultMessage="Price" description="Console products: column" />,
          cell: ({ price }) => <Money value={price ?? "0"} />,
        }}
        sums={(order) => <Sums order={order} />}
      />
    </>
  );
};

const isSum = (value: string | null): value is string => value !== null && Number(value) !== 0;

const Sums = ({ order }: { order: StaffOrderDetail }) => (
  <>
    <Sum
      label={<FormattedMessage defaultMessage="Subtotal" description="Console order: amount" />}
      value={order.proTotalPrice ?? "0"}
    />
    {isSum(order.couponPrice) && (
      <Sum
        label={<FormattedMessage defaultMessage="Coupons" description="Console: page" />}
        value={`-${order.couponPrice}`}
      />
    )}
    {isSum(order.integralPrice) && (
      <Sum
        label={<FormattedMessage defaultMessage="Points" description="Console order: amount" />}
        value={`-${order.integralPrice}`}
      />
    )}
    <Sum
      label={<FormattedMessage defaultMessage="Shipping" description="Console order: amount" />}
      value={order.payPostage ?? "0"}
    />
    {isSum(order.tax) && (
      <Sum
        label={
          order.taxList.length > 0 ? (
            order.taxList.map(({ name }) => name).join(", ")
          ) : (
            <FormattedMessage defaultMessage="Tax" description="Console order: amount" />
          )
        }
        value={order.tax}
      />
    )}
    <Sum
      label={
        <strong>
          <FormattedMessage defaultMessage="Total" description="Console orders: column" />
        </strong>
      }
      value={order.payPrice ?? "0"}
    />
  </>
);

const Sum = ({ label, value }: { label: ReactNode; value: string }) => (
  <tr>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td className={styles.count}>
      <Money value={value} />
    </td>
  </tr>
);

export default InvoicesPage;
