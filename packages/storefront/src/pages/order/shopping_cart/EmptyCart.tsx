import { queries, type CartGroup } from "@carmine/api/hooks";
import { Button, ButtonLink, Card, CategoryTile, EmptyState, Message } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { ShoppingCart } from "lucide-react";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp, useLoginPanel } from "../../../app/AppContext.tsx";
import { footerDepartments, mainDepartments } from "../../../features/catalogue/main-departments.ts";
import { categoryHref } from "../../../features/links.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { MoreToSee } from "../../../features/products/MoreToSee.ts";
import { useSignedIn } from "../../../features/session/use-person.ts";
import { UnavailableItems } from "./UnavailableItems.tsx";
import * as styles from "./page.css.ts";
import type { Cart } from "./use-cart.ts";

/** Departments with a picture, to start from. */
const Departments = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const departments = mainDepartments(useQuery(queries.categoryTree(api)).data ?? [], footerDepartments);
  if (departments.length === 0) return null;
  return (
    <nav
      aria-label={intl.formatMessage({
        defaultMessage: "Browse departments",
        description: "Search page without results: name of the links",
      })}
      className={styles.departments}
    >
      {departments.map((department) => (
        <CategoryTile
          key={department.id}
          name={department.name}
          href={categoryHref(department)}
          picture={pictureOf(department.picture)}
          sizes="88px"
        />
      ))}
    </nav>
  );
};

/** A cart without items. */
export const EmptyCart = (): ReactElement => {
  const signedIn = useSignedIn();
  const show = useLoginPanel((state) => state.show);
  return (
    <>
      <Card>
        <EmptyState
          icon={ShoppingCart}
          className={styles.empty}
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
              description="Empty cart of a signed-in user"
            />
          ) : (
            <FormattedMessage
              defaultMessage="Already added items? Sign in to see them."
              description="Empty cart of a visitor"
            />
          )}
        </EmptyState>
        <Departments />
      </Card>
      <MoreToSee savedFirst />
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
