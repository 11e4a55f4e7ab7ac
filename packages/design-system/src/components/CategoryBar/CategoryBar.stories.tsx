import type { Meta, StoryObj } from "@storybook/react-vite";
import Wrench from "lucide-react/icons/wrench";
import { useShop } from "../../testing/shop-samples.ts";
import { CategoryBar } from "./index.ts";

const meta: Meta = {
  title: "Navigation/CategoryBar",
  id: "components-categorybar",
  component: CategoryBar,
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <CategoryBar
        label={texts.home}
        links={texts.nav.map((label, index) => ({ label, href: `#nav-${index}`, current: index === 2 }))}
        note={{ icon: Wrench, text: texts.fitting }}
      />
    );
  },
};
