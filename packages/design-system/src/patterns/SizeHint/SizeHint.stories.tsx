import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { SizeHint } from "./index.ts";

const meta: Meta<typeof SizeHint> = {
  title: "Commerce/SizeHint",
  id: "patterns-sizehint",
  component: SizeHint,
};
export default meta;

export const Playground: Controlled<typeof SizeHint> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <SizeHint
        label={texts.search}
        current={{ label: "205/55 R16 · 13", href: "#all" }}
        othersLabel={texts.allGoods}
        others={[
          { label: "205/60 R16 · 9", href: "#60" },
          { label: "205/55 R17 · 6", href: "#17" },
          { label: "215/55 R16 · 8", href: "#215" },
        ]}
        asText={{ label: texts.allCategories, href: "#text" }}
        {...args}
      />
    );
  },
};
