import { merchantPayoutList, type PayoutRow } from "@carmine/api/contract";
import { EmptyState, PageHeader, StatCard } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { FormattedMessage, Money, useIntl } from "@carmine/i18n/react";
import Landmark from "lucide-react/icons/landmark";
import { useMemo } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { count, useUrlState } from "../../../app/url-state.ts";
import * as detail from "../../../features/list/detail.css.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { PayoutStatus } from "../../../features/payouts/PayoutStatus.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

const params = { page: count(1), limit: count(20) };

/** Payouts to the shop, and its balance. */
const ShopPayoutsPage = () => {
  const intl = useIntl();
  const merId = useShopId();
  const [state, set] = useUrlState(params);
  const payouts = useRead(
    merchantPayoutList,
    { query: { merId, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Payouts", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      {payouts.data && (
        <div className={detail.figures}>
          <StatCard
            label={intl.formatMessage({
              defaultMessage: "Balance",
              description: "Console statements: column",
            })}
            value={<Money value={payouts.data.due} />}
            details={intl.formatMessage({
              defaultMessage: "Due with the next payout",
              description: "Console payouts: balance of the shop",
            })}
          />
        </div>
      )}
      <ListView
        name={`payouts ${merId}`}
        label={title}
        read={payouts}
        columns={useColumns()}
        rowKey={({ link }) => link}
        rowLabel={({ link }) => link}
        state={state}
        onPage={set}
        empty={
          <EmptyState
            size="md"
            icon={Landmark}
            title={
              <FormattedMessage defaultMessage="No payouts yet" description="Console payouts: empty list" />
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<PayoutRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  return useMemo(
    () => [
      {
        id: "date",
        header: intl.formatMessage({ defaultMessage: "Date", description: "Console payouts: column" }),
        width: 200,
        cell: ({ at }) => times.moment(at),
      },
      {
        id: "amount",
        header: intl.formatMessage({ defaultMessage: "Amount", description: "Console returns: column" }),
        numeric: true,
        width: 140,
        cell: ({ amount }) => <Money value={amount} />,
      },
      {
        id: "reference",
        header: intl.formatMessage({ defaultMessage: "Reference", description: "Console payouts: column" }),
        width: 260,
        cell: ({ reference, link }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{reference ?? "—"}</span>
            <span className={list.note}>{link}</span>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 220,
        cell: (payout) => <PayoutStatus payout={payout} />,
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `times` changes with every render
    [intl],
  );
};

export default ShopPayoutsPage;
