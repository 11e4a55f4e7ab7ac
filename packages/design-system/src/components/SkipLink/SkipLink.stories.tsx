import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { SkipLink } from "./index.ts";

const meta: Meta = {
  title: "Navigation/SkipLink (Skip navigation)",
  id: "components-skiplink",
  component: SkipLink,
};
export default meta;

type Story = StoryObj;

/** Press Tab to show it. */
export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    return (
      <>
        <SkipLink href="#content">{texts.navigation.skip}</SkipLink>
        <p id="content" style={{ paddingBlockStart: 48 }}>
          {texts.heroText}
        </p>
      </>
    );
  },
  play: ({ canvasElement }) => canvasElement.querySelector("a")?.focus(),
};
