import type { StaffOrderDetail } from "@carmine/api/contract";
import { Skeleton } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactNode } from "react";
import { useRead } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";
import { orderEndpointsOf } from "../orders/order-endpoints.ts";
import { OrderError } from "../orders/OrderError.tsx";
import { OrderNo } from "../orders/OrderNo.tsx";
import { skuOptions } from "../products/sku-options.ts";
import { useTimes } from "../times/use-times.ts";
import * as styles from "./print.css.ts";

type Item = StaffOrderDetail["orderInfoList"][number];

interface PrintedOrdersProps {
  orderNos: readonly string[];
  /** Text before the order number, such as “Invoice”. */
  kind?: ReactNode;
  /** The date on the paper, an ISO instant. */
  dateOf: (order: StaffOrderDetail) => string;
  /** Content below the address. */
  contactOf?: (order: StaffOrderDetail) => ReactNode;
  /** A column after the quantity. */
  column?: { header: ReactNode; cell: (item: Item) => ReactNode };
  /** Rows below the items. */
  sums?: (order: StaffOrderDetail) => ReactNode;
  /** Content below the table. */
  note?: (order: StaffOrderDetail) => ReactNode;
}

/** Orders, one per page of paper. */
export const PrintedOrders = ({ orderNos, ...paper }: PrintedOrdersProps) =>
  orderNos.map((orderNo) => <PrintedOrder key={orderNo} orderNo={orderNo} {...paper} />);

const PrintedOrder = ({
  orderNo,
  kind,
  dateOf,
  contactOf,
  column,
  sums,
  note,
}: Omit<PrintedOrdersProps, "orderNos"> & { orderNo: string }) => {
  const times = useTimes();
  const workspace = useWorkspace();
  const { data, error, isFetching, refetch } = useRead(orderEndpointsOf(workspace).detail, {
    params: { orderNo },
  });
  if (error)
    return (
      <OrderError orderNo={orderNo} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className={styles.slip} style={{ blockSize: 320 }} />;
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <strong>{data.merName}</strong>
          <h2 className={styles.number}>
            {kind} <OrderNo value={data.orderNo} />
          </h2>
          {times.day(dateOf(data))}
        </div>
        <address className={styles.address}>
          <span>{data.realName}</span>
          {data.addressLines.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {contactOf && <span>{contactOf(data)}</span>}
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
            {column && (
              <th scope="col" className={styles.count}>
                {column.header}
              </th>
            )}
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
              {column && <td className={styles.count}>{column.cell(item)}</td>}
            </tr>
          ))}
        </tbody>
        {sums && <tfoot>{sums(data)}</tfoot>}
      </table>
      {note?.(data)}
    </article>
  );
};
