import type { Meta, StoryObj } from "@storybook/react-vite";
import Truck from "lucide-react/icons/truck";
import { Inline } from "../../layout/Inline/index.ts";
import { DropdownMenuItem } from "../DropdownMenu/index.ts";
import { SplitButton } from "./index.ts";

const meta: Meta<typeof SplitButton> = {
  title: "Actions/SplitButton",
  id: "components-splitbutton",
  component: SplitButton,
};
export default meta;

type Story = StoryObj<typeof SplitButton>;

const menu = (
  <>
    <DropdownMenuItem>Ship and print labels</DropdownMenuItem>
    <DropdownMenuItem>Ship without email</DropdownMenuItem>
    <DropdownMenuItem>Mark as picked up</DropdownMenuItem>
  </>
);

export const Playground: Story = {
  args: {
    children: "Ship 3 items",
    startIcon: Truck,
    variant: "solid",
    menuLabel: "Other ways to ship",
    menu,
  },
};

export const States: Story = {
  render: () => (
    <Inline gap={16}>
      <SplitButton menuLabel="Other exports" menu={menu} size="sm">
        Export
      </SplitButton>
      <SplitButton menuLabel="Other exports" menu={menu}>
        Export
      </SplitButton>
      <SplitButton menuLabel="Other ways to save" menu={menu} variant="solid" size="lg">
        Save
      </SplitButton>
      <SplitButton menuLabel="Other ways to delete" menu={menu} tone="critical">
        Delete
      </SplitButton>
      <SplitButton menuLabel="Other ways to save" menu={menu} variant="solid" loading>
        Save
      </SplitButton>
      <SplitButton menuLabel="Other ways to save" menu={menu} variant="solid" disabled>
        Save
      </SplitButton>
    </Inline>
  ),
};
