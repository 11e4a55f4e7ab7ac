import { Checkbox, EmptyState, Skeleton, Switch } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import PackageCheck from "lucide-react/icons/package-check";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { setPreferences, usePreferences } from "../../../app/preferences.ts";
import { useNow } from "../../../app/use-now.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { orderEndpointsOf } from "../../../features/orders/order-endpoints.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { PackingSlips } from "../../../features/print/PackingSlips.tsx";
import { PrintHeader } from "../../../features/print/PrintHeader.tsx";
import { usePrintedOrders } from "../../../features/print/use-printed-orders.ts";
import { skuOptions } from "../../../features/products/sku-options.ts";
import * as styles from "../../../features/print/print.css.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import { pickLines } from "./pick-lines.ts";

/** Maximum number of orders on one list; the most urgent ones are listed. */
const maxOrders = 100;

/** Articles to take from the shelves for the chosen orders, or for all that can be shipped now; and their packing slips. */
const PickListPage = () => {
  const intl = useIntl();
  const times = useTimes();
  const now = useNow();
  const workspace = useWorkspace();
  const { hasSlips } = usePreferences();
  const chosen = usePrintedOrders();
  const { list, scope } = orderEndpointsOf(workspace);
  const { data, error, isFetching, refetch } = useRead(list, {
    query: { ...scope, view: "toShip", sort: "shipBy", limit: maxOrders },
  });
  const title = intl.formatMessage({ defaultMessage: "Pick list", description: "Console orders: action" });
  if (error) return <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  const orders = data?.list.filter(({ orderNo }) => chosen.length === 0 || chosen.includes(orderNo));
  const lines = orders && pickLines(orders);
  return (
    <>
      <PrintHeader title={title}>
        <Switch checked={hasSlips} onCheckedChange={(on) => setPreferences({ hasSlips: on })}>
          <FormattedMessage defaultMessage="With packing slips" description="Console pick list: switch" />
        </Switch>
      </PrintHeader>
      {!lines && <Skeleton className={styles.slip} style={{ blockSize: 320 }} />}
      {lines?.length === 0 && (
        <EmptyState
          size="md"
          icon={PackageCheck}
          tone="success"
          title={
            <FormattedMessage
              defaultMessage="None of these orders can be shipped now"
              description="Console pick list: empty"
            />
          }
        />
      )}
      {lines && lines.length > 0 && (
        <article className={styles.slip}>
          <header className={styles.head}>
            <div>
              <strong>{workspace.merName}</strong>
              <h2 className={styles.number}>{title}</h2>
              {times.moment(now.toISOString())}
            </div>
            <span>
              <FormattedMessage
                defaultMessage="{orders, plural, one {# order} other {# orders}}, {units, plural, one {# unit} other {# units}}"
                description="Console pick list: summary"
                values={{
                  orders: orders?.length ?? 0,
                  units: lines.reduce((sum, { count }) => sum + count, 0),
                }}
              />
            </span>
          </header>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <FormattedMessage defaultMessage="Quantity" description="Console packing slips: column" />
                </th>
                <th scope="col">
                  <FormattedMessage defaultMessage="SKU" description="Console packing slips: column" />
                </th>
                <th scope="col">
                  <FormattedMessage defaultMessage="Item" description="Console packing slips: column" />
                </th>
                <th scope="col">
                  <FormattedMessage defaultMessage="Orders" description="Console: page" />
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, name, options, code, count, orderNos }) => (
                <tr key={key}>
                  <td>
                    <Checkbox>{intl.formatNumber(count)}</Checkbox>
                  </td>
                  <td className={styles.code}>{code}</td>
                  <th scope="row">
                    {name}
                    <span className={styles.options}>{skuOptions(options)}</span>
                  </th>
                  <td>
                    {orderNos.map((orderNo) => (
                      <span key={orderNo} className={styles.unbroken}>
                        <OrderNo value={orderNo} />
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </article>
      )}
      {hasSlips && <PackingSlips orderNos={(orders ?? []).map(({ orderNo }) => orderNo)} />}
    </>
  );
};

export default PickListPage;
