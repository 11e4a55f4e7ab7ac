import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { SkipLink } from "./index.ts";

const meta: Meta<typeof SkipLink> = {
  title: "Navigation/SkipLink (Skip navigation)",
  id: "components-skiplink",
  component: SkipLink,
};
export default meta;

/** Press Tab to show it. */
export const Playground: Controlled<typeof SkipLink> = {
  render: function Playground(args) {
    const { texts } = useShop();
    return (
      <>
        <SkipLink href="#content" {...args}>
          {texts.navigation.skip}
        </SkipLink>
        <p id="content" style={{ paddingBlockStart: 48 }}>
          {texts.heroText}
        </p>
      </>
    );
  },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
