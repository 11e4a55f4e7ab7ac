import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { SizeHint } from "./index.ts";

const meta: Meta = { title: "Commerce/SizeHint", id: "patterns-sizehint" };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
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
      />
    );
  },
};
