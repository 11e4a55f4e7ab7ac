import type { Meta, StoryObj } from "@storybook/react-vite";
import Store from "lucide-react/icons/store";
import Truck from "lucide-react/icons/truck";
import { Grid } from "../../layout/Grid/index.ts";
import { Icon } from "../Icon/index.ts";
import { SelectMenu } from "./index.ts";

const meta: Meta<typeof SelectMenu> = {
  title: "Fields/SelectMenu (Listbox, select with groups)",
  id: "components-selectmenu",
  component: SelectMenu,
};
export default meta;

type Story = StoryObj<typeof SelectMenu>;

const options = [
  { value: "door", label: "To the door", group: "Carrier", start: <Icon shape={Truck} />, hint: "$9.90" },
  {
    value: "express",
    label: "Express",
    note: "by Tuesday",
    group: "Carrier",
    start: <Icon shape={Truck} />,
    hint: "$19.00",
  },
  {
    value: "pickup",
    label: "Pickup at the shop",
    group: "In person",
    start: <Icon shape={Store} />,
    hint: "Free",
  },
  {
    value: "fit",
    label: "Installation",
    note: "fully booked",
    group: "In person",
    start: <Icon shape={Store} />,
    disabled: true,
  },
];

export const Playground: Story = {
  args: { label: "Delivery", options, placeholder: "Choose a delivery", defaultValue: "door" },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <SelectMenu
        label="Delivery"
        options={options}
        placeholder="Choose a delivery"
        hint="Charged per parcel."
      />
      <SelectMenu
        label="Delivery"
        options={options}
        placeholder="Choose a delivery"
        error="Choose a delivery."
      />
      <SelectMenu label="Delivery" options={options} defaultValue="pickup" size="sm" />
      <SelectMenu label="Delivery" options={options} defaultValue="express" disabled />
    </Grid>
  ),
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 340 } } },
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 300 }}>
      <SelectMenu label="Delivery" options={options} defaultValue="door" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
