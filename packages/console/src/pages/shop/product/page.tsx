import { merchantProductChoices, merchantProductDetail } from "@carmine/api/contract";
import { Skeleton } from "@carmine/design-system";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { ListError } from "../../../features/list/ListError.tsx";
import { emptyForm, formOf } from "./product-form.ts";
import { ProductEditor } from "./ProductEditor.tsx";

/** A product of the shop, or a new one at `products/new`. */
const ProductPage = () => {
  const { productId = "new" } = useParams();
  const isNew = productId === "new";
  const merId = useShopId();
  const choices = useRead(merchantProductChoices, { params: { merId } });
  const product = useRead(
    merchantProductDetail,
    { params: { id: isNew ? 0 : Number(productId) } },
    { enabled: !isNew },
  );
  const stored = product.data ?? null;
  /** Initial data of the editor. Newer data replaces it only without unsaved changes. */
  const [shown, setShown] = useState({ product: stored, version: 0 });
  const [isDirty, setDirty] = useState(false);
  const hasNews = shown.product?.id !== stored?.id || (!isDirty && shown.product !== stored);
  if (hasNews) setShown({ product: stored, version: shown.version + 1 });
  const form = useMemo(() => (shown.product ? formOf(shown.product) : emptyForm()), [shown]);
  const error = product.error ?? choices.error;
  if (error && !choices.data)
    return (
      <ListError
        error={error}
        retrying={product.isFetching || choices.isFetching}
        onRetry={() => void Promise.all([product.refetch(), choices.refetch()])}
      />
    );
  if (product.error && !stored)
    return (
      <ListError error={product.error} retrying={product.isFetching} onRetry={() => void product.refetch()} />
    );
  if (!choices.data || (!isNew && !shown.product)) return <Skeleton style={{ blockSize: 480 }} />;
  return (
    <ProductEditor
      key={`${productId} ${shown.version}`}
      product={shown.product}
      stored={form}
      choices={choices.data}
      onDirtyChange={setDirty}
      onDiscard={() => {
        setDirty(false);
        setShown({ product: stored, version: shown.version + 1 });
      }}
    />
  );
};

export default ProductPage;
