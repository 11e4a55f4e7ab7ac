import { ButtonLink, EmptyState, OrderCardSkeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import type { ReactElement } from "react";
import { useNavigate, useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { AccountList } from "../../../features/account/AccountList.tsx";
import { useOrderTabs } from "../../../features/orders/use-order-tabs.ts";
import { ShopRefundCard } from "../../../features/refunds/ShopRefundCard.tsx";
import { useWithdraw } from "../../../features/refunds/use-withdraw.tsx";
import { refundParams, refundQuery, refundsPerPage } from "./params.ts";

const Empty = ({ keywords }: { keywords: string }): ReactElement => {
  const intl = useIntl();
  return (
    <EmptyState
      icon={RotateCcw}
      title={
        keywords === ""
          ? intl.formatMessage({
              defaultMessage: "No returns or refunds",
              description: "Empty list of refunds",
            })
          : intl.formatMessage(
              {
                defaultMessage: "No refunds match “{words}”",
                description: "No result of the search in the refunds",
              },
              { words: keywords },
            )
      }
      actions={
        <ButtonLink href={keywords === "" ? paths.orders : paths.refunds} variant="solid">
          {keywords === "" ? (
            <FormattedMessage defaultMessage="View my orders" description="Button to the orders" />
          ) : (
            <FormattedMessage defaultMessage="Show all refunds" description="Button: leaves the search" />
          )}
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="To return something, open its order and choose “Return or refund”."
        description="Empty list of refunds: what to do"
      />
    </EmptyState>
  );
};

/** The shopper's refunds, as another tab of the orders. */
export default function RefundListPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const params = useSearchParams();
  const search = refundParams.read(params);
  const refunds = useQuery(refundQuery(api, search));
  const withdraw = useWithdraw();
  return (
    <>
      <AccountList
        title={intl.formatMessage({
          defaultMessage: "Returns and refunds",
          description: "Step of a breadcrumb, and other places",
        })}
        search={{
          name: "keywords",
          action: paths.refunds,
          maxLength: 100,
          words: search.keywords,
          label: intl.formatMessage({
            defaultMessage: "Search your refunds",
            description: "Label of the search in the refunds",
          }),
          placeholder: intl.formatMessage({
            defaultMessage: "Number or product",
            description: "In the empty search of the refunds",
          }),
          onSearch: (keywords) => void navigate(refundParams.href({ keywords })),
        }}
        tabs={useOrderTabs("refunds")}
        query={refunds}
        failure={intl.formatMessage({
          defaultMessage: "We couldn’t load your refunds",
          description: "Title of a failure on the page of the refunds",
        })}
        skeleton={
          <>
            <OrderCardSkeleton />
            <OrderCardSkeleton />
          </>
        }
        empty={<Empty keywords={search.keywords} />}
        pages={{
          label: intl.formatMessage({ defaultMessage: "Refund pages", description: "Name of the pages" }),
          page: search.page,
          perPage: refundsPerPage,
          hrefOf: (page) => refundParams.href({ ...search, page }),
          rangeText: (range) =>
            intl.formatMessage(
              {
                defaultMessage: "{first, number} to {last, number} of {total, number} refunds",
                description: "Next to the pages of the refunds",
              },
              range,
            ),
        }}
      >
        {(items) =>
          items.map((refund) => (
            <ShopRefundCard key={refund.refundNo} refund={refund} onWithdraw={withdraw.ask} />
          ))
        }
      </AccountList>
      {withdraw.dialog}
    </>
  );
}
