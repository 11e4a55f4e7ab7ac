import {
  RadioCard,
  RadioGroup,
  type RadioCardProps,
  type RadioGroupProps,
} from "../../components/RadioGroup/index.ts";
import { CardBrand, type CardBrandName } from "../PaymentPanel/index.ts";
import * as styles from "./PaymentMethods.css.ts";

/** Holds `PaymentMethodCard`s. */
export type PaymentMethodsProps = Omit<RadioGroupProps, "orientation">;

/** How an order is paid: one of several cards, two in a row. */
export function PaymentMethods({ children, ...rest }: PaymentMethodsProps) {
  return (
    <RadioGroup data-component="PaymentMethods" {...rest}>
      <div className={styles.cards}>{children}</div>
    </RadioGroup>
  );
}

export interface PaymentMethodCardProps extends Omit<RadioCardProps, "aside"> {
  /** Cards that are taken; each with its name for screen readers. */
  brands?: ReadonlyArray<{ brand: CardBrandName; label: string }>;
}

/** One way to pay. A way that isn't offered here is `disabled`, and its description says why. */
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
