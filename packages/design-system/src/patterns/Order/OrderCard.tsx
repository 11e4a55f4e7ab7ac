import type { ComponentPropsWithRef, ReactNode } from "react";
import { CopyButton } from "../../components/CopyButton/index.ts";
import type { IconShape } from "../../components/Icon/index.ts";
import type { PriceProps } from "../../components/Price/index.ts";
import type { StatusTone } from "../../components/StatusChip/index.ts";
import {
  OrderCardActions,
  OrderCardBody,
  OrderCardItems,
  OrderCardHead,
  OrderCardItem,
  OrderCardMore,
  OrderCardRoot,
  OrderCardShop,
  OrderCardStatus,
  OrderCardSum,
  type OrderCardItemProps,
} from "./OrderCardParts.tsx";

export interface OrderLineItem extends OrderCardItemProps {
  id: string | number;
}

export interface OrderCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Accessible name of the card, including the order number. */
  label: string;
  /** Link to the shop in the card's header; `mark` is the text of its tag: “Self-operated”. */
  shop: { name: string; href: string; mark?: string };
  /** Order number, copied on click. The labels are the button's name and the confirmation. */
  number: { value: string; copyLabel: string };
  /** As text, or a `time` element. */
  date: ReactNode;
  /** Order status as text; tone and icon only support it. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** Three are shown. */
  items: ReadonlyArray<OrderLineItem>;
  /** Link to the other products, such as “4 more items”. */
  more?: { label: string; href: string };
  /** Number of units above the total, shipping below it. */
  sum: { before: string; parts: PriceProps["parts"]; after?: string };
  /** Small buttons, pay or next step first; the third one as `OrderCardAction`. */
  actions: ReactNode;
  /** An `OrderStrip`. */
  strip?: ReactNode;
}

/** One order from one shop. For custom layouts, use its parts, such as `OrderCardRoot`. */
export function OrderCard({
  label,
  shop,
  number,
  date,
  status,
  items,
  more,
  sum,
  actions,
  strip,
  ...rest
}: OrderCardProps) {
  return (
    <OrderCardRoot aria-label={label} {...rest}>
      <OrderCardHead>
        <OrderCardShop href={shop.href} mark={shop.mark}>
          {shop.name}
        </OrderCardShop>
        <CopyButton value={number.value} label={number.copyLabel}>
          {number.value}
        </CopyButton>
        <span>{date}</span>
        <OrderCardStatus tone={status.tone} icon={status.icon}>
          {status.text}
        </OrderCardStatus>
      </OrderCardHead>
      <OrderCardBody>
        <OrderCardItems>
          {items.slice(0, 3).map(({ id, ...item }) => (
            <OrderCardItem key={id} {...item} />
          ))}
          {more && <OrderCardMore href={more.href}>{more.label}</OrderCardMore>}
        </OrderCardItems>
        <OrderCardSum before={sum.before} parts={sum.parts} after={sum.after} />
        <OrderCardActions aria-label={label}>{actions}</OrderCardActions>
      </OrderCardBody>
      {strip}
    </OrderCardRoot>
  );
}
