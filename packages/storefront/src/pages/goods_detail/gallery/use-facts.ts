import type { Product } from "@carmine/api/hooks";
import { listSeparator } from "@carmine/i18n";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useApp } from "../../../app/AppContext.tsx";

const texts = defineMessages({
  brand: { defaultMessage: "Brand", description: "Product page: row of the specifications" },
});

/** Brand, properties, specifications and options of a product as names and values. */
export const useFacts = ({
  brand,
  properties,
  specification,
  options,
}: Pick<Product, "brand" | "properties" | "specification" | "options">): {
  name: string;
  value: string;
}[] => {
  const { locale } = useApp();
  const intl = useIntl();
  return [
    ...(brand ? [{ name: intl.formatMessage(texts.brand), value: brand }] : []),
    ...properties.map(({ name, value }) => ({ name, value })),
    ...specification,
    ...options.map(({ name, values }) => ({ name, value: values.join(listSeparator(locale)) })),
  ];
};
