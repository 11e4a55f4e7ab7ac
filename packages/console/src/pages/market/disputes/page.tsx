import { disputeViews, operatorDisputeList, type DisputeRow, type DisputeView } from "@carmine/api/contract";
import { EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import {
  defineMessages,
  FormattedMessage,
  Money,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import Gavel from "lucide-react/icons/gavel";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { DisputeStatus } from "../../../features/refunds/DisputeStatus.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

const params = { view: oneOf(disputeViews), words: text, page: count(1), limit: count(20) };

const viewTexts: Readonly<Record<DisputeView, MessageDescriptor>> = defineMessages({
  open: { defaultMessage: "Open", description: "Console returns: view" },
  decided: { defaultMessage: "Decided", description: "Console disputes: view" },
  all: { defaultMessage: "All", description: "Console lists: view" },
});

/** Declined refunds that shoppers asked the marketplace to decide about. */
const DisputesPage = () => {
  const intl = useIntl();
  const [state, set] = useUrlState(params);
  const disputes = useRead(operatorDisputeList, { query: state }, { keepPrevious: true });
  const title = intl.formatMessage({ defaultMessage: "Disputes", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <ListView
        name="disputes"
        label={title}
        read={disputes}
        columns={useColumns()}
        rowKey={({ refundOrderNo }) => refundOrderNo}
        rowLabel={({ refundOrderNo }) => refundOrderNo}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter disputes",
              description: "Console disputes: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Number, shop, or customer",
              description: "Console disputes: search",
            })}
            views={disputeViews.map((id) => ({ id, label: intl.formatMessage(viewTexts[id]) }))}
            view={state.view}
            onView={(view) => set({ view })}
          />
        )}
        empty={
          <EmptyState
            size="md"
            tone="success"
            icon={Gavel}
            title={
              <FormattedMessage
                defaultMessage="No disputes here"
                description="Console disputes: empty list"
              />
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<DisputeRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const { home } = useWorkspace();
  return useMemo(
    () => [
      {
        id: "dispute",
        header: intl.formatMessage({ defaultMessage: "Dispute", description: "Console disputes: column" }),
        width: 240,
        cell: ({ refundOrderNo, at }) => (
          <span className={list.twoLines}>
            <Link to={`${home}/disputes/${refundOrderNo}`} className={list.rowLink}>
              <OrderNo value={refundOrderNo} />
            </Link>
            <span className={list.note}>{times.moment(at)}</span>
          </span>
        ),
      },
      {
        id: "customer",
        header: intl.formatMessage({ defaultMessage: "Customer", description: "Console orders: column" }),
        width: 180,
        cell: ({ customer }) => customer,
      },
      {
        id: "shop",
        header: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
        width: 180,
        cell: ({ merName }) => merName,
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 120,
        cell: ({ total }) => <Money value={total} />,
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 200,
        cell: ({ outcome }) => <DisputeStatus outcome={outcome} />,
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `times` changes with every render
    [intl, home],
  );
};

export default DisputesPage;
