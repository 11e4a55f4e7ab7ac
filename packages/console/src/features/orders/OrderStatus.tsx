import { refundStatus, type StaffOrderRow } from "@carmine/api/contract";
import { StatusChip, type IconShape, type StatusTone } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import Ban from "lucide-react/icons/ban";
import CirclePause from "lucide-react/icons/circle-pause";
import Check from "lucide-react/icons/check";
import CreditCard from "lucide-react/icons/credit-card";
import Package from "lucide-react/icons/package";
import PackageOpen from "lucide-react/icons/package-open";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import * as styles from "../list/list.css.ts";

type OrderLook = Pick<StaffOrderRow, "state" | "refundStatus" | "orderInfoList" | "heldAt">;

interface Status {
  readonly tone: StatusTone;
  readonly icon: IconShape;
  readonly text: string;
}

/** Units of an order, and how many of them were shipped. */
const unitsOf = (items: OrderLook["orderInfoList"]) => ({
  all: items.reduce((sum, { payNum }) => sum + payNum, 0),
  sent: items.reduce((sum, { sentNum }) => sum + (sentNum ?? 0), 0),
  toShip: items.reduce((sum, { toShipNum }) => sum + toShipNum, 0),
});

const useStatus = (order: OrderLook): Status => {
  const intl = useIntl();
  const units = unitsOf(order.orderInfoList);
  if (order.refundStatus === refundStatus.refunded)
    return {
      tone: "neutral",
      icon: Undo2,
      text: intl.formatMessage({ defaultMessage: "Refunded", description: "Console: order status" }),
    };
  if (order.refundStatus !== refundStatus.none)
    return {
      tone: "act",
      icon: Undo2,
      text: intl.formatMessage({ defaultMessage: "Refund requested", description: "Console: order status" }),
    };
  switch (order.state) {
    case "unpaid":
      return {
        tone: "neutral",
        icon: CreditCard,
        text: intl.formatMessage({ defaultMessage: "Unpaid", description: "Console: order status" }),
      };
    case "cancelled":
      return {
        tone: "neutral",
        icon: Ban,
        text: intl.formatMessage({ defaultMessage: "Canceled", description: "Console: order status" }),
      };
    case "toShip":
      if (order.heldAt !== null)
        return {
          tone: "neutral",
          icon: CirclePause,
          text: intl.formatMessage({ defaultMessage: "On hold", description: "Console: order status" }),
        };
      return units.sent > 0
        ? {
            tone: "caution",
            icon: PackageOpen,
            text: intl.formatMessage(
              { defaultMessage: "{sent} of {all} shipped", description: "Console: order status" },
              { sent: units.sent, all: units.all },
            ),
          }
        : {
            tone: "caution",
            icon: Package,
            text: intl.formatMessage({ defaultMessage: "To ship", description: "Console: order status" }),
          };
    case "toReceive":
      return {
        tone: "info",
        icon: Truck,
        text: intl.formatMessage({ defaultMessage: "In transit", description: "Console: order status" }),
      };
    case "toReview":
    case "finished":
      return {
        tone: "success",
        icon: Check,
        text: intl.formatMessage({ defaultMessage: "Received", description: "Console: order status" }),
      };
  }
};

export const OrderStatus = ({ order }: { order: OrderLook }) => {
  const { tone, icon, text } = useStatus(order);
  return (
    <StatusChip tone={tone} icon={icon} className={styles.chip}>
      {text}
    </StatusChip>
  );
};
