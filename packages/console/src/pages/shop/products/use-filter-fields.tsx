import { merchantProductChoices } from "@carmine/api/contract";
import type { FilterField } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { lazy, Suspense } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { useRangeField } from "../../../features/list/use-range-field.tsx";

const texts = defineMessages({
  price: { defaultMessage: "Price", description: "Console products: column" },
  stock: { defaultMessage: "Stock status", description: "Console products: filter" },
  soldOut: { defaultMessage: "Sold out", description: "Console products: status" },
  low: { defaultMessage: "Low stock", description: "Console products: view" },
  units: { defaultMessage: "In stock", description: "Console products: column" },
  changed: { defaultMessage: "Updated", description: "Console products: column" },
  today: { defaultMessage: "Today", description: "Console orders: order date" },
  week: { defaultMessage: "Last 7 days", description: "Console orders: order date" },
  month: { defaultMessage: "Last 30 days", description: "Console orders: order date" },
  campaign: { defaultMessage: "Campaign", description: "Console products: filter" },
});

const CategoryChoice = lazy(async () => ({ default: (await import("./FilterChoices.tsx")).CategoryChoice }));
const BrandChoice = lazy(async () => ({ default: (await import("./FilterChoices.tsx")).BrandChoice }));
const CampaignChoice = lazy(async () => ({ default: (await import("./FilterChoices.tsx")).CampaignChoice }));

/**
 * Filters of the product list.
 * @param needsNames whether the name of a chosen category or campaign is needed
 */
export const useFilterFields = (needsNames: boolean): FilterField[] => {
  const intl = useIntl();
  const merId = useShopId();
  const { data } = useRead(merchantProductChoices, { params: { merId } }, { enabled: needsNames });
  const category = intl.formatMessage({ defaultMessage: "Category", description: "Console: field" });
  const brand = intl.formatMessage({ defaultMessage: "Brand", description: "Console product: field" });
  const campaign = intl.formatMessage(texts.campaign);
  const rangeField = useRangeField();
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
    rangeField("price", intl.formatMessage(texts.price), "money"),
    {
      id: "stock",
      label: intl.formatMessage(texts.stock),
      kind: "one",
      options: [
        { value: "soldOut", label: intl.formatMessage(texts.soldOut) },
        { value: "low", label: intl.formatMessage(texts.low) },
      ],
    },
    rangeField("units", intl.formatMessage(texts.units), "count"),
    {
      id: "changed",
      label: intl.formatMessage(texts.changed),
      kind: "one",
      options: [
        { value: "today", label: intl.formatMessage(texts.today) },
        { value: "7d", label: intl.formatMessage(texts.week) },
        { value: "30d", label: intl.formatMessage(texts.month) },
      ],
    },
    {
      id: "campaign",
      label: campaign,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <CampaignChoice label={campaign} value={value} onChange={(id) => onChange(onlyValue(id))} />
        </Suspense>
      ),
      format: ([value = ""]) => data?.campaigns.find(({ id }) => String(id) === value)?.name ?? "",
    },
  ];
};
