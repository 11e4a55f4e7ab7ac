import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Breadcrumb } from "./index.ts";

const meta: Meta = {
  title: "Navigation/Breadcrumb (Path)",
  id: "components-breadcrumb",
  component: Breadcrumb,
};
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <Breadcrumb
        label={texts.allCategories}
        items={[
          { label: texts.home, href: "#home" },
          { label: texts.groups[0] ?? "", href: "#season" },
          { label: texts.links[1] ?? "", href: "#winter" },
          { label: texts.products[0] ?? "" },
        ]}
      />
    );
  },
};
