import type { CartGroup } from "@carmine/api/hooks";
import { Button, ButtonLink, CartInvalid, IconButton, StatusChip } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Ban, PackageX, Trash2 } from "lucide-react";
import { useEffect, type ReactElement } from "react";
import { searchHref } from "../../../features/links.ts";
import { forgetViewed } from "../../../features/products/recently-viewed.ts";
import { optionText } from "../../../features/products/option-text.ts";
import { pictureOf } from "../../../features/products/picture.ts";
import { itemsOf } from "../../../features/cart/cart-lines.ts";
import type { Cart } from "./use-cart.ts";

/** Number of title words used in a search for similar products. */
const searchedWords = 3;

export interface UnavailableItemsProps {
  readonly shops: readonly CartGroup[];
  readonly cart: Cart;
  /** Whether the cart has no other items: these are then expanded, with suggestions. */
  readonly alone: boolean;
}

/** Unavailable cart items, each with the reason; collapsed below the others. */
export const UnavailableItems = ({ shops, cart, alone }: UnavailableItemsProps): ReactElement | null => {
  const intl = useIntl();
  const lines = itemsOf(shops);
  const hiddenIds = JSON.stringify(lines.filter(({ stock }) => stock > 0).map(({ productId }) => productId));
  useEffect(() => forgetViewed(JSON.parse(hiddenIds) as number[]), [hiddenIds]);
  if (lines.length === 0) return null;
  const soldOut = lines.filter(({ stock }) => stock <= 0).length;
  return (
    <CartInvalid
      key={String(alone)}
      defaultOpen={alone}
      title={intl.formatMessage(
        {
          defaultMessage:
            "{count, plural, one {# item is no longer available} other {# items are no longer available}}",
          description: "Cart: title above unavailable items",
        },
        { count: lines.length },
      )}
      text={intl.formatMessage(
        {
          defaultMessage:
            "{soldOut, plural, =0 {} one {# sold out} other {# sold out}}{both, select, true {, } other {}}{gone, plural, =0 {} one {# no longer sold} other {# no longer sold}}",
          description: "Cart: number of unavailable items by reason",
        },
        { soldOut, gone: lines.length - soldOut, both: String(soldOut > 0 && soldOut < lines.length) },
      )}
      items={lines.map((line) => ({
        id: line.id,
        title: line.name,
        picture: pictureOf(line.picture),
        ...(line.options.length > 0 ? { option: optionText(line.options) } : {}),
        reason:
          line.stock <= 0 ? (
            <StatusChip tone="caution" icon={PackageX}>
              <FormattedMessage
                defaultMessage="Sold out"
                description="Cart: an option that can't be chosen, and other places"
              />
            </StatusChip>
          ) : (
            <StatusChip tone="neutral" icon={Ban}>
              <FormattedMessage
                defaultMessage="No longer sold"
                description="Why something in the cart can't be bought, and other places"
              />
            </StatusChip>
          ),
        actions: (
          <>
            <ButtonLink size="sm" href={searchHref(line.name.split(/\s+/).slice(0, searchedWords).join(" "))}>
              <FormattedMessage
                defaultMessage="Find similar"
                description="Cart: searches for similar products"
              />
            </ButtonLink>
            <IconButton
              icon={Trash2}
              variant="ghost"
              size="sm"
              label={intl.formatMessage(
                { defaultMessage: "Remove {name} from cart", description: "Name of a button" },
                { name: line.name },
              )}
              onClick={() => cart.clearInvalid([line])}
            />
          </>
        ),
      }))}
      actions={
        <Button size="sm" onClick={() => cart.clearInvalid(lines)}>
          <FormattedMessage defaultMessage="Clear all" description="Cart: removes all unavailable items" />
        </Button>
      }
    />
  );
};
