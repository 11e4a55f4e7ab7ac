import type { StaffOrderDetail } from "@carmine/api/contract";
import { Skeleton } from "@carmine/design-system";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import { useSearchParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { usePlace } from "../../../app/place.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { skuOptions } from "../../../features/products/sku-options.ts";
import * as styles from "../../../features/print/print.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";

/** Invoices of the orders in the URL, one per page of paper. */
const InvoicesPage = () => {
  const intl = useIntl();
  const [params] = useSearchParams();
  const orderNos = (params.get("orders") ?? "").split(",").filter(Boolean);
  return (
    <>
      <PrintHeader
        title={intl.formatMessage({ defaultMessage: "Invoices", description: "Console orders: action" })}
      />
      {orderNos.map((orderNo) => (
        <Invoice key={orderNo} orderNo={orderNo} />
      ))}
    </>
  );
};

const Invoice = ({ orderNo }: { orderNo: string }) => {
  const times = useTimes();
  const place = usePlace();
  const { data, error, isFetching, refetch } = useRead(orderEndpointsOf(place).detail, {
    params: { orderNo },
  });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.slip} style={{ blockSize: 480 }} />;
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <strong>{data.merName}</strong>
          <h2 className={styles.number}>
            <FormattedMessage defaultMessage="Invoice" description="Console invoices: title" />{" "}
            <OrderNo value={data.orderNo} />
          </h2>
          {times.day(data.payAt ?? data.createAt)}
        </div>
        <address className={styles.address}>
          <span>{data.realName}</span>
          {data.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <Lines order={data} />
    </article>
  );
};

const isSum = (value: string | null): value is string => value !== null && Number(value) !== 0;

const Lines = ({ order }: { order: StaffOrderDetail }) => (
  <table className={styles.table}>
    <thead>
      <tr>
        <th scope="col">
          <FormattedMessage defaultMessage="Item" description="Console packing slips: column" />
        </th>
        <th scope="col">
          <FormattedMessage defaultMessage="SKU" description="Console packing slips: column" />
        </th>
        <th scope="col" className={styles.count}>
          <FormattedMessage defaultMessage="Quantity" description="Console packing slips: column" />
        </th>
        <th scope="col" className={styles.count}>
          <FormattedMessage defaultMessage="Price" description="Console products: column" />
        </th>
      </tr>
    </thead>
    <tbody>
      {order.orderInfoList.map((item) => (
        <tr key={item.id}>
          <th scope="row">
            {item.productName}
            <span className={styles.options}>{skuOptions(item.sku)}</span>
          </th>
          <td>{item.code}</td>
          <td className={styles.count}>{item.payNum}</td>
          <td className={styles.count}>
            <Money value={item.price ?? "0"} />
          </td>
        </tr>
      ))}
    </tbody>
    <tfoot>
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
        label={<FormattedMessage defaultMessage="Shipping" description="Console orders: filter" />}
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
    </tfoot>
  </table>
);

const Sum = ({ label, value }: { label: React.ReactNode; value: string }) => (
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
