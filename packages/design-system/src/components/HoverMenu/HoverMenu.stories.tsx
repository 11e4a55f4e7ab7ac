import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { HoverMenu } from "./index.ts";

const meta: Meta<typeof HoverMenu> = {
  title: "Navigation/HoverMenu (Menu)",
  id: "components-hovermenu",
  component: HoverMenu,
};
export default meta;

export const Playground: Controlled<typeof HoverMenu> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <div style={{ minBlockSize: 200 }}>
        <HoverMenu open placement="below-start" trigger={texts.help} {...args}>
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
