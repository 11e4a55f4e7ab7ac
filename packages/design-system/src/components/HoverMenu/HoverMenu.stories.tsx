import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { HoverMenu } from "./index.ts";

const meta: Meta = { title: "Navigation/HoverMenu (Menu)", id: "components-hovermenu", component: HoverMenu };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <div style={{ minBlockSize: 200 }}>
        <HoverMenu open placement="below-start" trigger={texts.help}>
          {texts.navigation.help.map((link) => (
            <div key={link}>
              <a href={`#${link}`} style={{ display: "block", padding: 8 }}>
                {link}
              </a>
            </div>
          ))}
        </HoverMenu>
      </div>
    );
  },
};
