import type { ProductChange } from "@carmine/api/contract";

/** New prices of existing variants, and prices of new ones. */
export const enteredAmounts = ({ skus, structure }: ProductChange): (string | null | undefined)[] => [
  ...skus.flatMap(({ field, to }) =>
    (field === "price" || field === "listPrice") && typeof to === "string" ? [to] : [],
  ),
  ...(structure?.variants ?? []).flatMap((one) => [one.price, one.listPrice]),
];
