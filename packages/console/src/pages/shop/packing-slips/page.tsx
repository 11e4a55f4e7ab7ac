import { Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useSearchParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { usePlace } from "../../../app/place.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "../../../features/print/print.css.ts";
import { skuOptions } from "../../../features/products/sku-options.ts";

/** Packing slips of the orders in the URL, one per page of paper. Without prices, because they go into the package. */
const PackingSlipsPage = () => {
  const [params] = useSearchParams();
  const orderNos = (params.get("orders") ?? "").split(",").filter(Boolean);
  const intl = useIntl();
  return (
    <>
      <PrintHeader
        title={intl.formatMessage({
          defaultMessage: "Packing slips",
          description: "Console orders: action",
        })}
      />
      {orderNos.map((orderNo) => (
        <Slip key={orderNo} orderNo={orderNo} />
      ))}
    </>
  );
};

const Slip = ({ orderNo }: { orderNo: string }) => {
  const times = useTimes();
  const place = usePlace();
  const { data, error, isFetching, refetch } = useRead(orderEndpointsOf(place).detail, {
    params: { orderNo },
  });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className={styles.slip} style={{ blockSize: 320 }} />;
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <strong>{data.merName}</strong>
          <h2 className={styles.number}>
            <OrderNo value={data.orderNo} />
          </h2>
          {times.day(data.createAt)}
        </div>
        <address className={styles.address}>
          <span>{data.realName}</span>
          {data.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{data.userPhone}</span>
        </address>
      </header>
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
          </tr>
        </thead>
        <tbody>
          {data.orderInfoList.map((item) => (
            <tr key={item.id}>
              <th scope="row">
                {item.productName}
                <span className={styles.options}>{skuOptions(item.sku)}</span>
              </th>
              <td>{item.code}</td>
              <td className={styles.count}>{item.payNum}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.userRemark && <p className={styles.remark}>{data.userRemark}</p>}
    </article>
  );
};

export default PackingSlipsPage;
