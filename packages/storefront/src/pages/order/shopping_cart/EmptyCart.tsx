import type { CartGroup } from "@carmine/api/hooks";
import { Button, ButtonLink, Card, EmptyState, Message } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useLoginPanel } from "../../../app/AppContext.tsx";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { UnavailableItems } from "./UnavailableItems.tsx";
import type { Cart } from "./use-cart.ts";

/** A cart without items. */
export const EmptyCart = (): ReactElement => {
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);
  return (
    <>
      <Card>
        <EmptyState
          icon={ShoppingCart}
          title={
            <FormattedMessage defaultMessage="Your cart is empty" description="Title of the empty cart" />
          }
          actions={
            <>
              <ButtonLink href={paths.search} variant="solid">
                <FormattedMessage
                  defaultMessage="Browse products"
                  description="Button to the search, and other places"
                />
              </ButtonLink>
              {!signedIn && (
                <Button onClick={() => show()}>
                  <FormattedMessage
                    defaultMessage="Sign in"
                    description="Link at the top, and other places"
                  />
                </Button>
              )}
            </>
          }
        >
          {signedIn ? (
            <FormattedMessage
              defaultMessage="Items you add stay here until you buy them."
              description="Empty cart of somebody signed in"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Already added items? Sign in to see them."
              description="Empty cart of a visitor"
            />
          )}
        </EmptyState>
      </Card>
      <MoreToSee />
    </>
  );
};

/** A cart with unavailable items only. */
export const OnlyUnavailable = ({
  shops,
  cart,
}: {
  shops: readonly CartGroup[];
  cart: Cart;
}): ReactElement => (
  <>
    <Message
      tone="caution"
      role="status"
      title={
        <FormattedMessage
          defaultMessage="Nothing in your cart can be bought right now."
          description="Cart with unavailable items only"
        />
      }
      action={
        <ButtonLink href={paths.search} size="sm">
          <FormattedMessage
            defaultMessage="Browse products"
            description="Button to the search, and other places"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Look for similar products, or remove these items."
        description="Cart with unavailable items only: what to do"
      />
    </Message>
    <UnavailableItems shops={shops} cart={cart} alone />
    <MoreToSee />
  </>
);
