import type { ComponentPropsWithRef, ReactNode } from "react";
import { CopyButton } from "../../components/CopyButton/index.ts";
import type { IconShape } from "../../components/Icon/index.ts";
import type { PriceProps } from "../../components/Price/index.ts";
import type { StatusTone } from "../../components/StatusChip/index.ts";
import {
  OrderCardActions,
  OrderCardBody,
  OrderCardGoods,
  OrderCardHead,
  OrderCardItem,
  OrderCardMore,
  OrderCardRoot,
  OrderCardShop,
  OrderCardStatus,
  OrderCardSum,
  type OrderCardItemProps,
} from "./OrderCardParts.tsx";

export interface OrderGoods extends OrderCardItemProps {
  id: string | number;
}

export interface OrderCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** Name of the card, with the order number. */
  label: string;
  /** Link to the shop at the head of the card; `mark` is the word of its tag: “Self-operated”. */
  shop: { name: string; href: string; mark?: string };
  /** Of the order: a press copies it. The labels are the name of that button and what is said afterwards. */
  number: { value: string; copyLabel: string };
  /** As text, or a `time` element. */
  date: ReactNode;
  /** State of the order, in words; tone and icon only go with them. */
  status: { text: string; tone: StatusTone; icon?: IconShape };
  /** Three are shown. */
  goods: ReadonlyArray<OrderGoods>;
  /** Leads to the other goods, such as “4 more goods”. */
  more?: { label: string; href: string };
  /** Pieces over the sum, freight under it. */
  sum: { before: string; parts: PriceProps["parts"]; after?: string };
  /** Small buttons, pay or next step first; the third one as `OrderCardAction`. */
  actions: ReactNode;
  /** An `OrderStrip`. */
  strip?: ReactNode;
}

/** One order of one shop. For another arrangement put it together from its parts, `OrderCardRoot` and the others. */
export function OrderCard({
  label,
  shop,
  number,
  date,
  status,
  goods,
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
        <OrderCardGoods>
          {goods.slice(0, 3).map(({ id, ...item }) => (
            <OrderCardItem key={id} {...item} />
          ))}
          {more && <OrderCardMore href={more.href}>{more.label}</OrderCardMore>}
        </OrderCardGoods>
        <OrderCardSum before={sum.before} parts={sum.parts} after={sum.after} />
        <OrderCardActions aria-label={label}>{actions}</OrderCardActions>
      </OrderCardBody>
      {strip}
    </OrderCardRoot>
  );
}
