import { queries } from "@carmine/api/hooks";
import { CardBrand, Tag } from "@carmine/design-system";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";

const cards = [
  ["visa", "Visa"],
  ["mastercard", "Mastercard"],
  ["amex", "American Express"],
] as const;

/** Marks of the payment methods that the marketplace accepts. */
export const Payments = (): ReactElement => {
  const { api } = useApp();
  const { data } = useQuery(queries.payMethod(api));
  return (
    <>
      {(data?.stripeStatus || data?.sandboxStatus) &&
        cards.map(([brand, label]) => <CardBrand key={brand} brand={brand} label={label} />)}
      {data?.paypalStatus && <Tag>PayPal</Tag>}
      {data?.wechatPaySwitch && <Tag>WeChat Pay</Tag>}
    </>
  );
};
