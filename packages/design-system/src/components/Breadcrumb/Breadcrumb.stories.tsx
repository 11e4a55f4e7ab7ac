import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Breadcrumb } from "./index.ts";

const meta: Meta<typeof Breadcrumb> = {
  title: "Navigation/Breadcrumb (Path)",
  id: "components-breadcrumb",
  component: Breadcrumb,
};
export default meta;

export const Playground: Controlled<typeof Breadcrumb> = {
  render: function Playground(args) {
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
        {...args}
      />
    );
  },
};
