import { FormattedMessage } from "@carmine/i18n/react";
import * as list from "../../../features/list/list.css.ts";

/** Days of `soldLately`. */
const soldDays = 30;
const urgentDays = 7;
const soonDays = 14;

interface DaysLeftProps {
  stock: number | null;
  /** Units sold in the last 30 days. */
  soldLately: number;
}

/** How long the stock lasts at the current pace. */
export const DaysLeft = ({ stock, soldLately }: DaysLeftProps) => {
  if (stock === null) return null;
  if (stock <= 0)
    return (
      <span className={`${list.note} ${list.late}`}>
        <FormattedMessage defaultMessage="Sold out" description="Console products: status" />
      </span>
    );
  if (soldLately === 0) return null;
  const days = Math.floor((stock * soldDays) / soldLately);
  const tone = days < urgentDays ? list.late : days < soonDays ? list.today : list.calm;
  return (
    <span className={`${list.note} ${tone}`}>
      <FormattedMessage
        defaultMessage="{days, plural, =0 {Less than a day left} one {# day left} other {# days left}}"
        description="Console overview: days until a product is sold out"
        values={{ days }}
      />
    </span>
  );
};
