import { Skeleton } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderError } from "../../../features/orders/OrderError.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { usePrintedOrders } from "../../../features/print/use-printed-orders.ts";
import * as styles from "./page.css.ts";

/** Labels on a sheet of A4, in two columns. */
const sheetSize = 8;

/** A label per order in the URL, on sheets of A4. */
const AddressLabelsPage = () => {
  const intl = useIntl();
  const orderNos = usePrintedOrders();
  const sheets = Array.from({ length: Math.ceil(orderNos.length / sheetSize) }, (_, index) =>
    orderNos.slice(index * sheetSize, (index + 1) * sheetSize),
  );
  return (
    <>
      <PrintHeader
        title={intl.formatMessage({
          defaultMessage: "Address labels",
          description: "Console orders: action",
        })}
      />
      <div className={styles.sheets}>
        {sheets.map((sheet) => (
          <div key={sheet[0]} className={styles.sheet}>
            {sheet.map((orderNo) => (
              <AddressLabel key={orderNo} orderNo={orderNo} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
};

const AddressLabel = ({ orderNo }: { orderNo: string }) => {
  const { data, error, isFetching, refetch } = useRead(orderEndpointsOf(useWorkspace()).detail, {
    params: { orderNo },
  });
  if (error)
    return (
      <OrderError orderNo={orderNo} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className={styles.label} />;
  return (
    <article className={styles.label}>
      <address className={styles.address}>
        <strong>{data.realName}</strong>
        {data.addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <span className={styles.number}>
        <OrderNo value={data.orderNo} />
      </span>
    </article>
  );
};

export default AddressLabelsPage;
