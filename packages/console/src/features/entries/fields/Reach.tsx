import { merchantProductCounts } from "@carmine/api/contract";
import { FormattedMessage } from "@carmine/i18n/react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import * as list from "../../list/list.css.ts";

/** Number of products of the shop that an entry applies to: the chosen ones, or all that are on sale. */
export const Reach = ({ chosenCount }: { chosenCount: number }) => {
  const merId = useShopId();
  const { data } = useRead(merchantProductCounts, { query: { merId } });
  const count = chosenCount > 0 ? chosenCount : data?.active;
  return (
    <p className={list.note} aria-live="polite">
      {count !== undefined && (
        <FormattedMessage
          defaultMessage="Applies to {count, plural, one {# product} other {# products}}"
          description="Console entries: reach of a coupon"
          values={{ count }}
        />
      )}
    </p>
  );
};
