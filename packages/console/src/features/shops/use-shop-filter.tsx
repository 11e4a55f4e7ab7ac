import { operatorShopDetail } from "@carmine/api/contract";
import type { FilterField } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useRead } from "../../app/endpoints.ts";
import { useWorkspace } from "../../app/workspace.ts";

const ShopChoice = lazy(() => import("./ShopChoice.tsx"));

/** The filter `shop` of a list of the marketplace; none in the workspace of a shop. */
export const useShopFilter = (): FilterField[] => {
  const intl = useIntl();
  const { merId, can } = useWorkspace();
  const [params] = useSearchParams();
  const isMarket = merId === null && can("shops.read");
  const id = Number(params.get("shop"));
  const isChosen = isMarket && Number.isInteger(id) && id > 0;
  const { data } = useRead(operatorShopDetail, { params: { id: isChosen ? id : 1 } }, { enabled: isChosen });
  if (!isMarket) return [];
  const label = intl.formatMessage({ defaultMessage: "Shop", description: "Console order history: who" });
  const nameOf = (value: string): string => (data && String(data.id) === value ? data.name : value);
  return [
    {
      id: "shop",
      label,
      kind: "custom",
      editor: ([value = ""], onChange) => (
        <Suspense>
          <ShopChoice
            label={label}
            value={value}
            valueLabel={value === "" ? "" : nameOf(value)}
            onChange={(next) => onChange(next === "" ? [] : [next])}
          />
        </Suspense>
      ),
      format: ([value = ""]) => nameOf(value),
    },
  ];
};
