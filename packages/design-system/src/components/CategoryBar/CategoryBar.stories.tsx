import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import Wrench from "lucide-react/icons/wrench";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryBar } from "./index.ts";

const meta: Meta<typeof CategoryBar> = {
  title: "Navigation/CategoryBar",
  id: "components-categorybar",
  component: CategoryBar,
  parameters: { layout: "fullscreen" },
};
export default meta;

export const Playground: Controlled<typeof CategoryBar> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <CategoryBar
        label={texts.home}
        links={texts.nav.map((label, index) => ({ label, href: `#nav-${index}`, current: index === 2 }))}
        note={{ icon: Wrench, text: texts.fitting }}
        {...args}
      />
    );
  },
};
