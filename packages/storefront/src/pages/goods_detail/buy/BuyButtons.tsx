import { Button } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";

export interface Buying {
  /** Id of the form that adds the SKU to the cart without JavaScript. */
  readonly formId: string;
  readonly adding: boolean;
  readonly buying: boolean;
  readonly add: () => void;
  readonly buy: () => void;
}

/** “Add to cart” and “Buy now”. */
export const BuyButtons = ({ formId, adding, buying, add, buy }: Buying): ReactElement => (
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
