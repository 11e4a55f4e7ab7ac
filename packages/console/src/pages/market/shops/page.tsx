import { operatorShopList, shopViews, type OperatorShopRow, type ShopView } from "@carmine/api/contract";
import { Avatar, EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import {
  defineMessages,
  FormattedMessage,
  Money,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import Store from "lucide-react/icons/store";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { ShopStatus } from "../../../features/shops/ShopStatus.tsx";
import { usePercent } from "../../../features/shops/use-percent.ts";

const params = { view: oneOf(shopViews), words: text, page: count(1), limit: count(20) };

const viewTexts: Readonly<Record<ShopView, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  open: { defaultMessage: "Open", description: "Console shops: status" },
  closed: { defaultMessage: "Closed", description: "Console shops: status" },
  unverified: { defaultMessage: "Not verified", description: "Console shops: status" },
});

/** Shops of the marketplace with their figures of the last 30 days. */
const ShopsPage = () => {
  const intl = useIntl();
  const [state, set] = useUrlState(params);
  const shops = useRead(
    operatorShopList,
    { query: { view: state.view, words: state.words, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Shops", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <ListView
        name="shops"
        label={title}
        read={shops}
        columns={useColumns()}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter shops",
              description: "Console shops: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={intl.formatMessage({
              defaultMessage: "Shop, contact, email, or phone",
              description: "Console shops: search",
            })}
            views={shopViews.map((id) => ({ id, label: intl.formatMessage(viewTexts[id]) }))}
            view={state.view}
            onView={(view) => set({ view })}
          />
        )}
        empty={
          <EmptyState
            size="md"
            icon={Store}
            title={
              <FormattedMessage defaultMessage="No shops match" description="Console shops: empty list" />
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<OperatorShopRow>[] => {
  const intl = useIntl();
  const percent = usePercent();
  const { home, can } = useWorkspace();
  return useMemo(() => {
    const number = (
      id: string,
      header: string,
      cell: DataTableColumn<OperatorShopRow>["cell"],
      width = 96,
    ) => ({
      id,
      header,
      cell,
      numeric: true,
      width,
    });
    return [
      {
        id: "shop",
        header: intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" }),
        width: 240,
        cell: ({ id, name, avatar, categoryName }) => (
          <span className={list.withPicture}>
            <Avatar name={name} shape="square" size={32} {...(avatar !== null && { src: avatar })} />
            <span className={list.twoLines}>
              <Link to={`${home}/shops/${id}`} className={`${list.rowLink} ${list.line}`}>
                {name}
              </Link>
              <span className={`${list.note} ${list.line}`}>{categoryName}</span>
            </span>
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 170,
        cell: (shop) => <ShopStatus shop={shop} />,
      },
      number(
        "fee",
        intl.formatMessage({ defaultMessage: "Fee", description: "Console shops: column" }),
        ({ fee }) => percent(fee),
        80,
      ),
      number(
        "products",
        intl.formatMessage({ defaultMessage: "Products", description: "Console: page" }),
        ({ productCount }) => intl.formatNumber(productCount),
      ),
      number(
        "orders",
        intl.formatMessage({ defaultMessage: "Orders (30 days)", description: "Console shops: column" }),
        ({ orderCount }) => intl.formatNumber(orderCount),
        120,
      ),
      number(
        "late",
        intl.formatMessage({ defaultMessage: "Late", description: "Console orders: view" }),
        ({ lateCount }) => (
          <span className={lateCount > 0 ? list.late : undefined}>{intl.formatNumber(lateCount)}</span>
        ),
        80,
      ),
      number(
        "refunds",
        intl.formatMessage({ defaultMessage: "Refunds (30 days)", description: "Console shops: column" }),
        ({ refundCount }) => intl.formatNumber(refundCount),
        140,
      ),
      number(
        "rating",
        intl.formatMessage({ defaultMessage: "Rating", description: "Console shops: column" }),
        ({ rating }) => (rating === null ? "—" : intl.formatNumber(rating, { minimumFractionDigits: 1 })),
        80,
      ),
      ...(can("money.read")
        ? [
            number(
              "balance",
              intl.formatMessage({ defaultMessage: "Balance", description: "Console statements: column" }),
              ({ balance }) => balance !== null && <Money value={balance} />,
              120,
            ),
          ]
        : []),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `can` belongs to `home`
  }, [intl, home, percent]);
};

export default ShopsPage;
