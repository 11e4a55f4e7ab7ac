import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { buyingTexts } from "../../testing/buying-texts.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { AppliedFilters } from "./index.ts";

const meta: Meta<typeof AppliedFilters> = {
  title: "Commerce/AppliedFilters",
  id: "patterns-appliedfilters",
  component: AppliedFilters,
};
export default meta;

export const Playground: Controlled<typeof AppliedFilters> = {
  render: function Playground(args) {
    const { texts } = useShop();
    const { search } = buyingTexts;
    return (
      <AppliedFilters
        label={texts.allGoods}
        filters={[...texts.links.slice(0, 2), "205/55 R16", "$60 – $180"].map((label) => ({
          id: label,
          label,
          href: `#without-${label}`,
        }))}
        clear={{ label: search.clearAll, href: "#all" }}
        {...args}
      />
    );
  },
};
