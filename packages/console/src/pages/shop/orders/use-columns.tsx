import { phoneText, type StaffOrderRow } from "@carmine/api/contract";
import { Icon } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { Money, useIntl } from "@carmine/i18n/react";
import { clsx } from "clsx";
import Gift from "lucide-react/icons/gift";
import MessageSquareText from "lucide-react/icons/message-square-text";
import StickyNote from "lucide-react/icons/sticky-note";
import { useMemo } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../../app/workspace.ts";
import * as list from "../../../features/list/list.css.ts";
import { ItemPictures } from "../../../features/orders/ItemPictures.tsx";
import { OrderNo } from "../../../features/orders/OrderNo.tsx";
import { OrderStatus } from "../../../features/orders/OrderStatus.tsx";
import { Deadline } from "../../../features/times/Deadline.tsx";
import { usePayType } from "../../../features/orders/use-pay-type.ts";
import { useTimes } from "../../../features/times/use-times.ts";

/** Columns that the user has to add. */
export const optionalColumns: readonly string[] = ["phone", "email", "tracking", "skus", "shippingFee"];

/** Columns of the order list; amounts and shops only where they matter. */
export const useColumns = (): DataTableColumn<StaffOrderRow>[] => {
  const intl = useIntl();
  const times = useTimes();
  const payType = usePayType();
  const { home, can, merId } = useWorkspace();
  const canSeeAmounts = can("orders.amounts");
  return useMemo(
    () => [
      {
        id: "order",
        header: intl.formatMessage({ defaultMessage: "Order", description: "Console orders: column" }),
        width: 190,
        value: ({ createAt }) => createAt,
        cell: ({ orderNo, createAt }) => (
          <span className={list.twoLines}>
            <Link to={`${home}/orders/${orderNo}`} className={list.rowLink}>
              <OrderNo value={orderNo} />
            </Link>
            <time dateTime={createAt} className={list.note}>
              {times.moment(createAt)}
            </time>
          </span>
        ),
      },
      {
        id: "customer",
        header: intl.formatMessage({ defaultMessage: "Customer", description: "Console orders: column" }),
        width: 155,
        cell: ({ realName, place }) => (
          <span className={list.twoLines}>
            <span className={list.line}>{realName ?? "—"}</span>
            <span className={clsx(list.note, list.line)}>
              {[place?.city, place?.countryName].filter(Boolean).join(", ")}
            </span>
          </span>
        ),
      },
      ...(merId === null
        ? [
            {
              id: "shop",
              header: intl.formatMessage({
                defaultMessage: "Shop",
                description: "Console order history: who",
              }),
              width: 120,
              cell: ({ merName }: StaffOrderRow) => <span className={list.line}>{merName}</span>,
            },
          ]
        : []),
      {
        id: "items",
        header: intl.formatMessage({ defaultMessage: "Items", description: "Console orders: column" }),
        width: 190,
        cell: ({ orderInfoList }) => <ItemPictures items={orderInfoList} />,
      },
      {
        id: "phone",
        header: intl.formatMessage({ defaultMessage: "Phone", description: "Console: phone number" }),
        width: 150,
        cell: ({ userPhone }) => (userPhone ? phoneText(userPhone) : "—"),
      },
      ...(can("people.read")
        ? [
            {
              id: "email",
              header: intl.formatMessage({
                defaultMessage: "Email",
                description: "Console applications: field",
              }),
              width: 200,
              cell: ({ email }: StaffOrderRow) => <span className={list.line}>{email ?? "—"}</span>,
            },
          ]
        : []),
      {
        id: "skus",
        header: intl.formatMessage({ defaultMessage: "SKU", description: "Console product: column" }),
        width: 160,
        cell: ({ orderInfoList }) => (
          <span className={list.line}>
            {orderInfoList
              .map(({ code }) => code)
              .filter(Boolean)
              .join(", ") || "—"}
          </span>
        ),
      },
      ...(canSeeAmounts
        ? [
            {
              id: "total",
              header: intl.formatMessage({ defaultMessage: "Total", description: "Console orders: column" }),
              numeric: true,
              width: 105,
              cell: (order: StaffOrderRow) => (
                <span className={clsx(list.twoLines, list.amounts)}>
                  <Money value={order.payPrice ?? "0"} />
                  <span className={list.note}>{payType(order.payType)}</span>
                </span>
              ),
            },
          ]
        : []),
      ...(canSeeAmounts
        ? [
            {
              id: "shippingFee",
              header: intl.formatMessage({
                defaultMessage: "Shipping",
                description: "Console orders: filter",
              }),
              numeric: true,
              width: 110,
              cell: ({ payPostage }: StaffOrderRow) => <Money value={payPostage ?? "0"} />,
            },
          ]
        : []),
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 160,
        cell: (order) => <OrderStatus order={order} />,
      },
      {
        id: "tracking",
        header: intl.formatMessage({
          defaultMessage: "Tracking number",
          description: "Console order: field",
        }),
        width: 190,
        cell: ({ deliveryName, deliveryId }) =>
          deliveryId === null ? (
            "—"
          ) : (
            <span className={list.twoLines}>
              <span className={list.line}>{deliveryId}</span>
              <span className={clsx(list.note, list.line)}>{deliveryName}</span>
            </span>
          ),
      },
      {
        id: "shipBy",
        header: intl.formatMessage({ defaultMessage: "Ship by", description: "Console orders: column" }),
        width: 110,
        value: ({ shipByAt }) => shipByAt ?? "",
        cell: ({ shipByAt, isShippable: isOpen }) => <Deadline at={shipByAt} isOpen={isOpen} />,
      },
      {
        id: "notes",
        header: intl.formatMessage({ defaultMessage: "Notes", description: "Console orders: column" }),
        width: 80,
        cell: ({ userRemark, isGift, noteCount }) => (
          <span className={list.icons}>
            {isGift && (
              <Icon
                shape={Gift}
                label={intl.formatMessage({ defaultMessage: "Gift", description: "Console orders: icon" })}
              />
            )}
            {userRemark && (
              <Icon
                shape={MessageSquareText}
                label={intl.formatMessage({
                  defaultMessage: "Note from the customer",
                  description: "Console orders: icon",
                })}
              />
            )}
            {noteCount > 0 && (
              <Icon
                shape={StickyNote}
                label={intl.formatMessage({
                  defaultMessage: "Note from the team",
                  description: "Console orders: icon",
                })}
              />
            )}
          </span>
        ),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the functions of one language and zone do the same
    [intl, home, merId, canSeeAmounts],
  );
};
