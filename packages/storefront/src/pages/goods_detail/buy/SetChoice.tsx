import { QuantityPresets } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";

export interface SetChoiceProps {
  /** Units in a set, such as four tires. */
  readonly size: number;
  /** Maximum quantity. */
  readonly most: number;
  readonly quantity: number;
  readonly onChoose: (quantity: number) => void;
}

/** One unit, half a set and a full set, next to the stepper. */
export const SetChoice = ({ size, most, quantity, onChoose }: SetChoiceProps): ReactElement => {
  const intl = useIntl();
  const counts = [...new Set([1, Math.floor(size / 2), size])].filter((count) => count >= 1 && count <= most);
  return (
    <QuantityPresets
      label={intl.formatMessage({
        defaultMessage: "Usual quantities",
        description:
          "Product page: for screen readers, before the buttons “1”, “2” and “4” next to the quantity",
      })}
      presets={counts.map((value) => ({ value, text: intl.formatNumber(value) }))}
      value={quantity}
      onValueChange={onChoose}
    />
  );
};
