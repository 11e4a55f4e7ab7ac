import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { TreeSelect, type TreeNode } from "./index.ts";

const meta: Meta<typeof TreeSelect> = {
  title: "Fields/TreeSelect (Category picker)",
  id: "components-treeselect",
  component: TreeSelect,
};
export default meta;

type Story = StoryObj<typeof TreeSelect>;

const nodes: TreeNode[] = [
  {
    id: "tires",
    label: "Tires",
    hint: "140",
    children: [
      {
        id: "car",
        label: "Car tires",
        hint: "96",
        children: [
          { id: "summer", label: "Summer tires", hint: "41" },
          { id: "winter", label: "Winter tires", hint: "38" },
          { id: "all-season", label: "All-season tires", hint: "17" },
        ],
      },
      { id: "truck", label: "Truck tires", hint: "44" },
    ],
  },
  {
    id: "wheels",
    label: "Wheels",
    hint: "60",
    children: [{ id: "alloy", label: "Alloy wheels", hint: "60" }],
  },
  { id: "care", label: "Car care", hint: "0", disabled: true },
];

export const Playground: Story = {
  args: { label: "Category", nodes, defaultValue: "summer", placeholder: "Choose a category" },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={240} gap={20}>
      <TreeSelect
        label="Category"
        nodes={nodes}
        placeholder="Choose a category"
        hint="Shoppers find it there."
      />
      <TreeSelect label="Category" nodes={nodes} placeholder="Choose a category" error="Choose a category." />
      <TreeSelect label="Category" nodes={nodes} defaultValue="alloy" size="sm" />
      <TreeSelect label="Category" nodes={nodes} defaultValue="truck" disabled />
    </Grid>
  ),
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 380 }}>
      <TreeSelect label="Category" nodes={nodes} defaultValue="summer" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector("button")?.click();
  },
};
