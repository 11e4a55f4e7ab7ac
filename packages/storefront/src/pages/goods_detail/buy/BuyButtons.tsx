import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";

export interface Buying {
  /** Id of the form that adds the SKU to the cart without JavaScript. */
  readonly formId: string;
  readonly soldOut: boolean;
  readonly adding: boolean;
  readonly buying: boolean;
  readonly add: () => void;
  readonly buy: () => void;
}

/** “Add to cart” and “Buy now”, or one disabled button with the reason. */
export const BuyButtons = ({ formId, soldOut, adding, buying, add, buy }: Buying): ReactElement =>
  soldOut ? (
    <Button size="lg" fullWidth disabled>
      <FormattedMessage
        defaultMessage="Sold out"
        description="Cart: an option that can't be chosen, and other places"
      />
    </Button>
  ) : (
    <>
      <Button
        type="submit"
        form={formId}
        variant="soft"
        size="lg"
        startIcon={ShoppingCart}
        loading={adding}
        onClick={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <FormattedMessage defaultMessage="Add to cart" description="Product page: button, and other places" />
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="solid"
        size="lg"
        loading={buying}
        onClick={(event) => {
          event.preventDefault();
          buy();
        }}
      >
        <FormattedMessage defaultMessage="Buy now" description="Product page: button" />
      </Button>
    </>
  );
