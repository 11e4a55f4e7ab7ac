import { Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";

export interface QuantityTotalProps {
  readonly quantity: number;
  /** Whether the quantity is a full set, such as four tires. */
  readonly isSet: boolean;
  /** Formatted price of the quantity. */
  readonly total: string;
}

/** Price of several units, below the price of one. */
export const QuantityTotal = ({ quantity, isSet, total }: QuantityTotalProps): ReactElement | null => {
  if (quantity < 2) return null;
  const values = {
    count: quantity,
    amount: total,
    sum: (text: ReactNode): ReactElement => (
      <Text key="sum" element="span" strong>
        {text}
      </Text>
    ),
  };
  return (
    <span>
      {isSet ? (
        <FormattedMessage
          defaultMessage="Set of {count, number}: <sum>{amount}</sum>"
          description="Product page: price of a whole set, such as four tires, below the price of one"
          values={values}
        />
      ) : (
        <FormattedMessage
          defaultMessage="Total for {count, number}: <sum>{amount}</sum>"
          description="Product page: price of several units, below the price of one"
          values={values}
        />
      )}
    </span>
  );
};
