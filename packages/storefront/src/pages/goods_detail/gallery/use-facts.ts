import type { Product } from "@carmine/api/hooks";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useApp } from "../../../app/AppContext.tsx";
import { listSeparator } from "../../../features/list-separator.ts";

const texts = defineMessages({
  brand: { defaultMessage: "Brand", description: "Product page: row of the specifications" },
});

/** Brand, specifications and options of a product as names and values. */
export const useFacts = ({
  brand,
  specification,
  options,
}: Pick<Product, "brand" | "specification" | "options">): { name: string; value: string }[] => {
  const { locale } = useApp();
  const intl = useIntl();
  return [
    ...(brand ? [{ name: intl.formatMessage(texts.brand), value: brand }] : []),
    ...specification,
    ...options.map(({ name, values }) => ({ name, value: values.join(listSeparator(locale)) })),
  ];
};
