import {
  customerViews,
  operatorCustomerList,
  type CustomerRow,
  type CustomerView,
} from "@carmine/api/contract";
import { Avatar, EmptyState, PageHeader } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import {
  defineMessages,
  FormattedMessage,
  Money,
  useIntl,
  type MessageDescriptor,
} from "@carmine/i18n/react";
import Users from "lucide-react/icons/users";
import { useMemo } from "react";
import { Link } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useWorkspace } from "../../../app/workspace.ts";
import { count, oneOf, text, useUrlState } from "../../../app/url-state.ts";
import { CustomerStatus } from "../../../features/customers/CustomerStatus.tsx";
import * as list from "../../../features/list/list.css.ts";
import { ListView } from "../../../features/list/ListView.tsx";
import { SearchBar } from "../../../features/list/SearchBar.tsx";
import { useTimes } from "../../../features/times/use-times.ts";

const params = { view: oneOf(customerViews), words: text, page: count(1), limit: count(20) };

const viewTexts: Readonly<Record<CustomerView, MessageDescriptor>> = defineMessages({
  all: { defaultMessage: "All", description: "Console lists: view" },
  registered: { defaultMessage: "Registered", description: "Console customers: status" },
  guests: { defaultMessage: "Guests", description: "Console customers: view" },
  disabled: { defaultMessage: "Disabled", description: "Console: status of an account" },
  erasing: { defaultMessage: "Erasure scheduled", description: "Console customers: view" },
});

/** Customers of the marketplace, newest first. */
const CustomersPage = () => {
  const intl = useIntl();
  const { can } = useWorkspace();
  const [state, set] = useUrlState(params);
  const customers = useRead(
    operatorCustomerList,
    { query: { view: state.view, words: state.words, page: state.page, limit: state.limit } },
    { keepPrevious: true },
  );
  const title = intl.formatMessage({ defaultMessage: "Customers", description: "Console: page" });
  return (
    <>
      <PageHeader title={title} />
      <ListView
        name="customers"
        label={title}
        read={customers}
        columns={useColumns()}
        rowKey={({ uid }) => String(uid)}
        rowLabel={({ name }) => name}
        state={state}
        onPage={set}
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter customers",
              description: "Console customers: filters",
            })}
            words={state.words}
            onWords={(words) => set({ words })}
            searchHint={
              can("people.read")
                ? intl.formatMessage({
                    defaultMessage: "Name, email, phone, or order number",
                    description: "Console customers: search",
                  })
                : intl.formatMessage({
                    defaultMessage: "Name or order number",
                    description: "Console customers: search",
                  })
            }
            views={customerViews.map((id) => ({ id, label: intl.formatMessage(viewTexts[id]) }))}
            view={state.view}
            onView={(view) => set({ view })}
          />
        )}
        empty={
          <EmptyState
            size="md"
            icon={Users}
            title={
              <FormattedMessage
                defaultMessage="No customers match"
                description="Console customers: empty list"
              />
            }
          />
        }
      />
    </>
  );
};

const useColumns = (): DataTableColumn<CustomerRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const { home, can } = useWorkspace();
  return useMemo(() => {
    const amount = (
      id: string,
      header: string,
      cell: DataTableColumn<CustomerRow>["cell"],
    ): DataTableColumn<CustomerRow> => ({ id, header, cell, numeric: true, width: 120 });
    return [
      {
        id: "customer",
        header: intl.formatMessage({ defaultMessage: "Customer", description: "Console orders: column" }),
        width: 240,
        cell: ({ uid, name, avatar, email, phone }) => (
          <span className={list.withPicture}>
            <Avatar name={name} size={32} {...(avatar !== null && { src: avatar })} />
            <span className={list.twoLines}>
              <Link to={`${home}/customers/${uid}`} className={`${list.rowLink} ${list.line}`}>
                {name}
              </Link>
              <span className={`${list.note} ${list.line}`}>{email ?? phone ?? "—"}</span>
            </span>
          </span>
        ),
      },
      {
        id: "phone",
        header: intl.formatMessage({ defaultMessage: "Phone number", description: "Console order: field" }),
        width: 150,
        cell: ({ phone }) => phone ?? "—",
      },
      {
        id: "orders",
        header: intl.formatMessage({ defaultMessage: "Orders", description: "Console: page" }),
        numeric: true,
        width: 90,
        cell: ({ orderCount }) => intl.formatNumber(orderCount),
      },
      ...(can("orders.amounts")
        ? [
            amount(
              "spent",
              intl.formatMessage({ defaultMessage: "Total spent", description: "Console customers: column" }),
              ({ spent }) => spent !== null && <Money value={spent} />,
            ),
          ]
        : []),
      {
        id: "refunds",
        header: intl.formatMessage({ defaultMessage: "Refunds", description: "Console audit: kind" }),
        numeric: true,
        width: 120,
        cell: ({ refundCount, refunded }) =>
          refundCount === 0 ? (
            "—"
          ) : (
            <span className={`${list.twoLines} ${list.amounts}`}>
              {intl.formatNumber(refundCount)}
              {refunded !== null && (
                <span className={list.note}>
                  <Money value={refunded} />
                </span>
              )}
            </span>
          ),
      },
      {
        id: "seen",
        header: intl.formatMessage({ defaultMessage: "Last seen", description: "Console staff: column" }),
        width: 150,
        cell: ({ lastSeenAt }) => (lastSeenAt === null ? "—" : times.moment(lastSeenAt)),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 150,
        cell: (customer) => <CustomerStatus customer={customer} />,
      },
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `can` belongs to `home`; `times` changes with every render
  }, [intl, home]);
};

export default CustomersPage;
