import { countries, merchantProductPick, merchantShippingTry } from "@carmine/api/contract";
import { Combobox, NumberField, Skeleton } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useState } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useDebounced } from "../../../app/use-debounced.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { useCountryNames } from "../../../app/use-country-names.ts";
import { Section } from "../../../features/list/Section.tsx";
import { usePlaceNames } from "./place-names.ts";
import { useRateText } from "./use-rate-text.ts";
import * as styles from "./page.css.ts";

/** Calculates the shipping cost to a country with the function that prices orders. */
export const ShippingTest = () => {
  const intl = useIntl();
  const merId = useShopId();
  const errorText = useErrorText();
  const { money } = useRateText();
  const { nameOf } = usePlaceNames();
  const countryName = useCountryNames();
  const [country, setCountry] = useState("");
  const [product, setProduct] = useState<{ id: string; name: string }>();
  const [quantity, setQuantity] = useState(1);
  const [words, setWords] = useState("");
  const settled = useDebounced(words.trim(), 200);
  const found = useRead(
    merchantProductPick,
    { query: { merId, ...(settled !== "" && { words: settled }) } },
    { keepPrevious: true },
  );
  const first = found.data?.[0];
  if (product === undefined && first) setProduct({ id: String(first.id), name: first.name });
  const isReady = country !== "" && product !== undefined && product.id !== "";
  const { data, error } = useRead(
    merchantShippingTry,
    { query: { merId, country: country || "US", productId: Number(product?.id) || 1, quantity } },
    { enabled: isReady, keepPrevious: true },
  );
  const day = (text: string): string =>
    intl.formatDate(new Date(`${text}T12:00:00Z`), { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <div className={styles.test}>
      <Section
        title={
          <FormattedMessage
            defaultMessage="What would a shopper pay?"
            description="Console shipping: section"
          />
        }
      >
        <div className={styles.testFields}>
          <Combobox
            label={intl.formatMessage({
              defaultMessage: "Country",
              description: "Console entries: field of a tax rate",
            })}
            options={countries
              .map((one) => ({ value: one.code, label: countryName(one) }))
              .toSorted((a, b) => a.label.localeCompare(b.label, intl.locale))}
            value={country}
            onValueChange={(code) => setCountry(code)}
          />
          <Combobox
            label={intl.formatMessage({ defaultMessage: "Product", description: "Console products: column" })}
            options={(found.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            filter={false}
            loading={found.isFetching}
            value={product?.id ?? ""}
            valueLabel={product?.name ?? ""}
            onInputChange={setWords}
            onValueChange={(id) =>
              setProduct({ id, name: found.data?.find((one) => String(one.id) === id)?.name ?? "" })
            }
          />
          <NumberField
            label={intl.formatMessage({
              defaultMessage: "Quantity",
              description: "Console packing slips: column",
            })}
            min={1}
            max={999}
            value={quantity}
            onValueChange={(number) => setQuantity(number ?? 1)}
          />
        </div>
        <div className={styles.result} aria-live="polite">
          {!isReady && (
            <FormattedMessage
              defaultMessage="Choose a country to see the shipping cost."
              description="Console shipping: nothing is tested yet"
            />
          )}
          {isReady && error && errorText(error)}
          {isReady && !error && !data && <Skeleton style={{ blockSize: 64 }} />}
          {isReady && !error && data && (
            <>
              <span className={styles.fee}>
                {Number(data.fee) === 0 ? (
                  <FormattedMessage
                    defaultMessage="Free shipping"
                    description="Console shipping: result of a test"
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="{fee} shipping"
                    description="Console shipping: result of a test"
                    values={{ fee: money(data.fee) }}
                  />
                )}
              </span>
              <span>
                <FormattedMessage
                  defaultMessage="Items {total}, {weight, number} kg"
                  description="Console shipping: result of a test"
                  values={{ total: money(data.total), weight: Number(data.weight) }}
                />
              </span>
              <span>
                {data.place === null ? (
                  <FormattedMessage
                    defaultMessage="No rate applies, so shipping is free."
                    description="Console shipping: result of a test"
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="Rate: {place}"
                    description="Console shipping: result of a test"
                    values={{ place: nameOf(data.place) }}
                  />
                )}
              </span>
              <span>
                {data.delivery ? (
                  <FormattedMessage
                    defaultMessage="Ordered now, arrives {earliest} – {latest}"
                    description="Console shipping: result of a test"
                    values={{ earliest: day(data.delivery.earliest), latest: day(data.delivery.latest) }}
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="Shoppers see no delivery date because no days are entered."
                    description="Console shipping: result of a test"
                  />
                )}
              </span>
            </>
          )}
        </div>
      </Section>
    </div>
  );
};
