import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";

export interface Buying {
  readonly soldOut: boolean;
  readonly adding: boolean;
  readonly buying: boolean;
  readonly add: () => void;
  readonly buy: () => void;
}

/** Into the cart, or straight on; one button that says why where there is nothing to buy. */
export const BuyButtons = ({ soldOut, adding, buying, add, buy }: Buying): ReactElement =>
  soldOut ? (
    <Button size="lg" fullWidth disabled>
      <FormattedMessage
        defaultMessage="Sold out"
        description="Product page: in the place of the buttons when none is left"
      />
    </Button>
  ) : (
    <>
      <Button variant="soft" size="lg" startIcon={ShoppingCart} loading={adding} onClick={add}>
        <FormattedMessage defaultMessage="Add to cart" description="Product page: button" />
      </Button>
      <Button variant="solid" size="lg" loading={buying} onClick={buy}>
        <FormattedMessage defaultMessage="Buy now" description="Product page: button" />
      </Button>
    </>
  );
