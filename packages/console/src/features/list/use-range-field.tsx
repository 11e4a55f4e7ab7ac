import type { FilterField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { lazy, Suspense } from "react";
import { useMoneyText } from "../../app/use-money-text.ts";
import { boundsOf } from "./range.ts";

const RangeFilter = lazy(() => import("./RangeFilter.tsx"));

/** Returns a function that makes a filter between two bounds, which has a range of the URL as its value. */
export const useRangeField = () => {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (id: string, label: string, kind: "money" | "count"): FilterField => {
    const boundText = (bound: string): string =>
      kind === "money" ? moneyText(bound) : intl.formatNumber(Number(bound));
    return {
      id,
      label,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <RangeFilter
            kind={kind}
            value={value}
            onChange={(range) => onChange(range === "" ? [] : [range])}
          />
        </Suspense>
      ),
      format: ([value = ""]) => {
        const { min, max } = boundsOf(value);
        if (min !== undefined && max !== undefined) return `${boundText(min)} – ${boundText(max)}`;
        if (min !== undefined)
          return intl.formatMessage(
            { defaultMessage: "{min} or more", description: "Console filters: range without an upper bound" },
            { min: boundText(min) },
          );
        if (max === undefined) return "";
        return intl.formatMessage(
          { defaultMessage: "Up to {max}", description: "Console filters: range without a lower bound" },
          { max: boundText(max) },
        );
      },
    };
  };
};
