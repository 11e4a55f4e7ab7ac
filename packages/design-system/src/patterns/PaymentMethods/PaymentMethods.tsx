import {
  RadioCard,
  RadioGroup,
  type RadioCardProps,
  type RadioGroupProps,
} from "../../components/RadioGroup/index.ts";
import { CardBrand, type CardBrandName } from "../PaymentPanel/index.ts";
import * as styles from "./PaymentMethods.css.ts";

/** Contains `PaymentMethodCard`s. */
export type PaymentMethodsProps = Omit<RadioGroupProps, "orientation">;

/** Payment method selection: one of several cards, two per row. */
export function PaymentMethods({ children, ...rest }: PaymentMethodsProps) {
  return (
    <RadioGroup data-component="PaymentMethods" {...rest}>
      <div className={styles.cards}>{children}</div>
    </RadioGroup>
  );
}

export interface PaymentMethodCardProps extends Omit<RadioCardProps, "aside"> {
  /** Accepted card brands, each with its accessible name. */
  brands?: ReadonlyArray<{ brand: CardBrandName; label: string }>;
}

/** One payment method. An unavailable one is `disabled`, with the reason as its description. */
export function PaymentMethodCard({ brands = [], ...rest }: PaymentMethodCardProps) {
  return (
    <RadioCard
      aside={
        brands.length > 0 && (
          <span className={styles.brands}>
            {brands.map((brand) => (
              <CardBrand key={brand.brand} {...brand} />
            ))}
          </span>
        )
      }
      {...rest}
    />
  );
}
