import { merchantProductChoices, type ProductChoices } from "@carmine/api/contract";
import { Combobox, TreeSelect } from "@carmine/design-system";
import { useMemo } from "react";
import { useRead } from "../../../app/endpoints.ts";
import { useShopId } from "../../../app/workspace.ts";
import { treeOf } from "../../../features/products/choice-tree.ts";

interface ChoiceProps {
  label: string;
  /** Empty for none. */
  value: string;
  onChange: (value: string) => void;
}

const useChoices = (): Partial<ProductChoices> => {
  const merId = useShopId();
  return useRead(merchantProductChoices, { params: { merId } }).data ?? {};
};

/** Selects a category, including its subcategories. */
export const CategoryChoice = ({ label, value, onChange }: ChoiceProps) => {
  const { categories } = useChoices();
  const nodes = useMemo(() => treeOf(categories ?? []), [categories]);
  return <TreeSelect label={label} nodes={nodes} value={value} onValueChange={onChange} />;
};

/** Selects a brand of the shop's products. */
export const BrandChoice = ({ label, value, onChange }: ChoiceProps) => {
  const { brands = [] } = useChoices();
  return (
    <Combobox
      label={label}
      options={brands.map((name) => ({ value: name, label: name }))}
      value={value}
      onValueChange={onChange}
    />
  );
};

/** Selects a campaign that has products of the shop. */
export const CampaignChoice = ({ label, value, onChange }: ChoiceProps) => {
  const { campaigns = [] } = useChoices();
  return (
    <Combobox
      label={label}
      options={campaigns.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value}
      onValueChange={onChange}
    />
  );
};
