import { BuyRow, FilterChip } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useCurrency } from "../../features/home-data.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { timesPrice } from "./money.ts";
import * as styles from "./page.css.ts";

export interface SetChoiceProps {
  /** Pieces of a whole set, four tires. */
  readonly size: number;
  /** Pieces that can be bought. */
  readonly most: number;
  readonly quantity: number;
  /** Of one piece, decimal text. */
  readonly price: string;
  readonly onChoose: (quantity: number) => void;
}

/** One piece, half a set and a whole one, each with its price. */
export const SetChoice = ({ size, most, quantity, price, onChoose }: SetChoiceProps): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const { currency } = useCurrency();
  const counts = [...new Set([1, Math.floor(size / 2), size])].filter((count) => count >= 1 && count <= most);
  return (
    <BuyRow
      name={intl.formatMessage({
        defaultMessage: "Price",
        description: "Product page: before “1 for $95.50”, “2 for $191.00” and “4 for $382.00”",
      })}
    >
      <div className={styles.sets}>
        {counts.map((count) => (
          <FilterChip key={count} pressed={count === quantity} onPressedChange={() => onChoose(count)}>
            {intl.formatMessage(
              {
                defaultMessage: "{count, number} for {sum}",
                description: "Product page: so many pieces for so much money",
              },
              { count, sum: say.money(timesPrice(price, count, currency)) },
            )}
          </FilterChip>
        ))}
      </div>
    </BuyRow>
  );
};
