import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchField } from "./index.ts";

const meta: Meta<typeof SearchField> = {
  title: "Fields/SearchField",
  id: "components-searchfield",
  component: SearchField,
};
export default meta;

type Story = StoryObj<typeof SearchField>;

export const Playground: Story = {
  args: {
    label: "Find an order",
    labelHidden: true,
    placeholder: "Order number, shop, product",
    defaultValue: "205/55",
  },
};

/** Without text there is no clear button. */
export const Empty: Story = { args: { ...Playground.args, defaultValue: "" } };

export const Off: Story = { args: { ...Playground.args, disabled: true } };
