import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./index.ts";

const meta: Meta<typeof Select> = { title: "Fields/Select", id: "components-select", component: Select };
export default meta;

type Story = StoryObj<typeof Select>;

const options = [
  { value: "ca", label: "Canada" },
  { value: "la", label: "Laos" },
  { value: "th", label: "Thailand" },
];

export const Playground: Story = {
  args: { label: "Country", options, placeholder: "Choose a country", defaultValue: "la" },
};

export const Empty: Story = {
  args: { label: "Country", options, placeholder: "Choose a country", value: "", error: "Choose a country." },
};

export const Off: Story = { args: { label: "Country", options, disabled: true } };
