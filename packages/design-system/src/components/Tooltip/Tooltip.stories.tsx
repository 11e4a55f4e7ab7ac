import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./index.ts";

const meta: Meta<typeof Tooltip> = { title: "Components/Tooltip", component: Tooltip };
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const Playground: Story = {
  args: { text: "Only to addresses in Canada", side: "bottom", children: <Button>Freight</Button> },
};
