import { invalidateDomain, mutations, type SavedProduct } from "@carmine/api/hooks";
import { Button, Checkbox, ProductGrid } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useAddToCart } from "../../../features/cart/use-add-to-cart.ts";
import { valuesOf } from "../../../features/products/skus.ts";
import { ChooseOptions } from "./choose.ts";
import { EditBar } from "./EditBar.tsx";
import { ShareSaved } from "./ShareSaved.tsx";
import { SavedCard } from "./SavedCard.tsx";
import { useEditing, type Editing } from "./use-editing.ts";

/** Starts and ends the selection, and selects all. */
const EditButtons = ({ editing, of }: { editing: Editing; of: number }): ReactElement => {
  const { chosen, selectAll, start, end } = editing;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The focused element may be removed, such as a checkbox when editing ends.
  useEffect(() => {
    if (wasEditing.current && !editing.editing && document.activeElement === document.body)
      edit.current?.focus({ preventScroll: true });
    wasEditing.current = editing.editing;
  }, [editing.editing]);
  return (
    <>
      {editing.editing && (
        <Checkbox
          checked={chosen.length === of || (chosen.length === 0 ? false : "mixed")}
          onCheckedChange={selectAll}
        >
          <FormattedMessage
            defaultMessage="Select all"
            description="Checkbox for everything in the cart, and other places"
          />
        </Checkbox>
      )}
      <Button ref={edit} size="sm" onClick={editing.editing ? end : start}>
        {editing.editing ? (
          <FormattedMessage defaultMessage="Done" description="Wishlist: button, ends choosing several" />
        ) : (
          <FormattedMessage defaultMessage="Edit" description="Button of an address, and other places" />
        )}
      </Button>
    </>
  );
};

/** A page of saved products, for viewing or editing. */
export const SavedList = ({
  products,
  filters,
}: {
  products: readonly SavedProduct[];
  filters: (actions: ReactNode) => ReactNode;
}): ReactElement => {
  const { api, queryClient } = useApp();
  const editing = useEditing(products);
  const { add } = useAddToCart();
  const watch = useMutation(mutations.watchRestock(api));
  const [asked, setAsked] = useState<{ product: SavedProduct; purpose: "cart" | "notice" }>();
  const close = (): void => setAsked(undefined);
  return (
    <>
      {filters(
        <>
          {!editing.editing && products.some(({ isSold }) => isSold) && <ShareSaved />}
          <EditButtons editing={editing} of={products.length} />
        </>,
      )}
      <ProductGrid columns={4}>
        {products.map((product) => (
          <SavedCard
            key={product.id}
            product={product}
            checkbox={
              editing.editing
                ? {
                    selected: editing.isSelected(product.id),
                    onSelect: (on, isRange) => editing.select(product.id, on, isRange),
                  }
                : undefined
            }
            onChoose={(purpose) => setAsked({ product, purpose })}
          />
        ))}
      </ProductGrid>
      {editing.editing && <EditBar editing={editing} of={products.length} />}
      {asked && (
        <ChooseOptions
          {...asked}
          busy={watch.isPending}
          onClose={close}
          onChoose={(sku) => {
            const { productId, name, picture } = asked.product;
            if (asked.purpose === "cart") {
              close();
              add({
                productId,
                skuId: sku.id,
                quantity: 1,
                name,
                picture: sku.picture ?? picture,
                options: valuesOf(sku),
                price: sku.price,
              });
            } else
              watch.mutate(
                { skuId: sku.id },
                {
                  onSuccess: () => {
                    close();
                    void invalidateDomain(queryClient, "collections");
                  },
                },
              );
          }}
        />
      )}
    </>
  );
};
