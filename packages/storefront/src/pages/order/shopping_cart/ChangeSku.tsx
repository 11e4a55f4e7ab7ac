import { mutations, queries, type CartItem } from "@carmine/api/hooks";
import { Button, Dialog, LineItem, Message, Skeleton } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { useApiErrorText } from "../../../app/error-texts.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { pictureOf } from "../../../features/products/picture.ts";
import { SkuChoice } from "../../../features/products/SkuChoice.tsx";
import { chosenOf, maxQuantityOf } from "../../../features/products/skus.ts";
import { resetBody } from "./cart-model.ts";
import * as styles from "./page.css.ts";
import { useBackCloses } from "../../../router/use-back-closes.ts";

export interface ChangeSkuProps {
  readonly item: CartItem;
  readonly onClose: () => void;
}

/** Selects another sku of the same product for a cart row. */
export default function ChangeSku({ item, onClose }: ChangeSkuProps): ReactElement {
  const { api } = useApp();
  const bill = useBill();
  useBackCloses(onClose);
  const errorText = useApiErrorText();
  const product = useQuery(queries.productDetail(api, item.productId));
  const [wanted, setWanted] = useState(item.skuId);
  const choices = product.data;
  const chosen = choices && chosenOf(choices, wanted);
  const change = useMutation(mutations.cartReset(api));
  const isSoldOut = chosen !== undefined && chosen.stock <= 0;

  const save = (): void => {
    if (!chosen || chosen.id === item.skuId) {
      onClose();
      return;
    }
    const quantity = Math.min(item.quantity, maxQuantityOf(chosen));
    change.mutate({ body: resetBody(item, chosen, quantity), quiet: true }, { onSuccess: onClose });
  };
  const failure = change.error ?? product.error;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<FormattedMessage defaultMessage="Change options" description="Cart: title of the dialog" />}
      footer={
        <Button variant="solid" loading={change.isPending} disabled={!chosen || isSoldOut} onClick={save}>
          {isSoldOut ? (
            <FormattedMessage
              defaultMessage="Sold out"
              description="Cart: an option that can't be chosen, and other places"
            />
          ) : (
            <FormattedMessage defaultMessage="Update cart" description="Cart: button of the dialog" />
          )}
        </Button>
      }
    >
      <div className={styles.notices}>
        {failure && (
          <Message tone="critical" role="alert">
            {errorText(failure)}
          </Message>
        )}
        {choices && chosen ? (
          <>
            <LineItem
              size={72}
              title={item.name}
              picture={pictureOf(chosen.picture ?? item.picture)}
              note={{ tone: "muted", text: bill.text(chosen.price) }}
            />
            <SkuChoice choices={choices} chosen={chosen} onChoose={setWanted} />
          </>
        ) : (
          !failure && <Skeleton height={160} />
        )}
      </div>
    </Dialog>
  );
}
