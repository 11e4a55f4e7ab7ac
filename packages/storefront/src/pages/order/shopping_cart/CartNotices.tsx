import { Message } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useOnline } from "../../../app/use-online.ts";
import type { Lowered } from "./lowered.ts";
import * as styles from "./page.css.ts";

/** Notices about changes that the shopper didn't make: no network, lower stock, a failed form without scripts. */
export const CartNotices = ({ lowered }: { lowered: readonly Lowered[] }): ReactElement => {
  const online = useOnline();
  const params = useSearchParams();
  return (
    <div role="status" className={styles.notices}>
      {!online && (
        <Message
          tone="caution"
          title={<FormattedMessage defaultMessage="You’re offline." description="Cart without a network" />}
        >
          <FormattedMessage
            defaultMessage="Your cart is safe. We’ll save your changes as soon as you’re back online."
            description="Cart without a network"
          />
        </Message>
      )}
      {params.has("refused") && (
        <Message tone="critical">
          <FormattedMessage
            defaultMessage="We couldn’t add that item to your cart. It may have just sold out."
            description="Cart, after a form without JavaScript"
          />
        </Message>
      )}
      {lowered.map(({ id, name, from, to }) => (
        <Message key={id} tone="caution">
          <FormattedMessage
            defaultMessage="We lowered the quantity of {name} from {from, number} to {to, number}: that’s all that’s left."
            description="Cart: the stock is below the quantity"
            values={{ name, from, to }}
          />
        </Message>
      ))}
    </div>
  );
};
