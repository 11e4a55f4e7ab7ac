import { merchantRefundList, refundStateOf, type DataOf, type RefundState } from "@carmine/api/contract";
import { EmptyState, PageHeader, StatusChip } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { DateTime, FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import PackageCheck from "lucide-react/icons/package-check";
import { useMemo, useRef } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace, useShopId } from "../../../app/workspace.ts";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import * as list from "../../../features/list/list.css.ts";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { tableProps } from "../../../features/list/table-props.tsx";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { refundStateTexts, refundTones } from "../../../features/refunds/refund-states.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const params = { view: oneOf(["open", "all"]), words: text, page: count(1), limit: count(20) };

type Row = DataOf<typeof merchantRefundList>["list"][number];

/** Refund requests and returns: the open ones, or all. */
const ReturnsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [state, set] = useUrlState(params);
  const table = useRef<HTMLDivElement>(null);
  const columns = useColumns();
  const refunds = useRead(
    merchantRefundList,
    {
      query: {
        merId,
        type: state.view === "open" ? 0 : 9,
        page: state.page,
        limit: state.limit,
        ...(state.words && { keywords: state.words }),
      },
    },
    { keepPrevious: true },
  );
  useRowKeys(table, `returns ${merId}`, refunds.isSuccess);
  const title = intl.formatMessage({ defaultMessage: "Returns", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <ListTable
        list="returns"
        ref={table}
        label={title}
        columns={columns}
        {...tableProps(
          refunds,
          <EmptyState
            size="md"
            tone="success"
            icon={PackageCheck}
            title={
              state.words !== "" ? (
                <FormattedMessage
                  defaultMessage="No returns match “{words}”"
                  description="Console returns: empty list"
                  values={{ words: state.words }}
                />
              ) : state.view === "open" ? (
                <FormattedMessage
                  defaultMessage="No open returns"
                  description="Console returns: empty list"
                />
              ) : (
                <FormattedMessage defaultMessage="No returns yet" description="Console returns: empty list" />
              )
            }
          />,
        )}
        rowKey={({ refundOrderNo }) => refundOrderNo}
        rowLabel={({ refundOrderNo }) => refundOrderNo}
        state={{ page: state.page, pageSize: state.limit }}
        onStateChange={({ page, pageSize }) => {
          if (page !== state.page || pageSize !== state.limit) set({ page, limit: pageSize });
        }}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter returns",
              description: "Console returns: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Order number or product",
              description: "Console returns: search",
            })}
            views={[
              {
                id: "open",
                label: intl.formatMessage({ defaultMessage: "Open", description: "Console returns: view" }),
              },
              {
                id: "all",
                label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
              },
            ]}
            view={state.view}
            onView={(view) => set({ view })}
          />
        )}
      />
    </>
  );
};

const useColumns = (): DataTableColumn<Row>[] => {
  const intl = useIntl();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "return",
        header: intl.formatMessage({ defaultMessage: "Return", description: "Console returns: column" }),
        width: 240,
        cell: ({ refundOrderNo, createTime }) => (
          <span className={list.twoLines}>
            <Link to={`${home}/returns/${refundOrderNo}`} className={list.rowLink}>
              <OrderNo value={refundOrderNo} />
            </Link>
            <span className={list.note}>
              <DateTime value={createTime} />
            </span>
          </span>
        ),
      },
      {
        id: "order",
        header: intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
        width: 200,
        cell: ({ merOrderNo }) => <OrderNo value={merOrderNo} />,
      },
      {
        id: "request",
        header: intl.formatMessage({ defaultMessage: "Request", description: "Console returns: column" }),
        width: 180,
        cell: ({ afterSalesType }) =>
          afterSalesType === 2 ? (
            <FormattedMessage defaultMessage="Return and refund" description="Console returns: request" />
          ) : (
            <FormattedMessage defaultMessage="Refund only" description="Console returns: request" />
          ),
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 120,
        cell: ({ refundPrice }) => <Money value={refundPrice} />,
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 200,
        cell: ({ refundStatus }) => <RefundStatus state={refundStateOf(refundStatus)} />,
      },
    ],
    [intl, home],
  );
};

const RefundStatus = ({ state }: { state: RefundState }) => {
  const intl = useIntl();
  return (
    <StatusChip tone={refundTones[state]} className={list.chip}>
      {intl.formatMessage(refundStateTexts[state])}
    </StatusChip>
  );
};

export default ReturnsPage;
