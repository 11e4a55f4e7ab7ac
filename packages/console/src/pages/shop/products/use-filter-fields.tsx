import { merchantProductChoices } from "@carmine/api/contract";
import type { FilterField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { lazy, Suspense } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";

const CategoryChoice = lazy(async () => ({ default: (await import("./FilterChoices.tsx")).CategoryChoice }));
const BrandChoice = lazy(async () => ({ default: (await import("./FilterChoices.tsx")).BrandChoice }));

/**
 * Filters of the product list.
 * @param hasCategory whether the name of a chosen category is needed
 */
export const useFilterFields = (hasCategory: boolean): FilterField[] => {
  const intl = useIntl();
  const merId = useShopId();
  const { data } = useRead(merchantProductChoices, { params: { merId } }, { enabled: hasCategory });
  const category = intl.formatMessage({ defaultMessage: "Category", description: "Console: field" });
  const brand = intl.formatMessage({ defaultMessage: "Brand", description: "Console product: field" });
  const onlyValue = (value: string): string[] => (value === "" ? [] : [value]);
  return [
    {
      id: "category",
      label: category,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <CategoryChoice label={category} value={value} onChange={(id) => onChange(onlyValue(id))} />
        </Suspense>
      ),
      format: ([value = ""]) => data?.categories.find(({ id }) => String(id) === value)?.name ?? "",
    },
    {
      id: "brand",
      label: brand,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <BrandChoice label={brand} value={value} onChange={(name) => onChange(onlyValue(name))} />
        </Suspense>
      ),
      format: ([value = ""]) => value,
    },
  ];
};
