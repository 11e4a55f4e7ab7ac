import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../layout/Grid/index.ts";
import { MultiSelect } from "./index.ts";

const meta: Meta<typeof MultiSelect> = {
  title: "Fields/MultiSelect (Tags, multiple combobox)",
  id: "components-multiselect",
  component: MultiSelect,
};
export default meta;

type Story = StoryObj<typeof MultiSelect>;

const makers = ["Carmine", "Norrland", "Veloce", "Aurora", "Dunmore", "Halden", "Kestrel", "Ridgeline"];
const options = makers.map((label, index) => ({
  value: label.toLowerCase(),
  label,
  group: index < 3 ? "Popular" : "Others",
  hint: String(1240 - index * 97),
}));

export const Playground: Story = {
  args: { label: "Makers", options, defaultValue: ["carmine", "veloce"], hint: "Shown on the deals page." },
};

export const States: Story = {
  render: () => (
    <Grid columns={2} narrowest={260} gap={20}>
      <MultiSelect label="Makers" options={options} placeholder="Any maker" />
      <MultiSelect
        label="Makers"
        options={options}
        defaultValue={["norrland"]}
        error="Choose at least two."
      />
      <MultiSelect
        label="Makers"
        options={options}
        defaultValue={options.slice(0, 6).map(({ value }) => value)}
      />
      <MultiSelect label="Makers" options={options} defaultValue={["carmine", "halden"]} disabled />
    </Grid>
  ),
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  render: () => (
    <div style={{ maxInlineSize: 320, minBlockSize: 400 }}>
      <MultiSelect label="Makers" options={options} defaultValue={["carmine"]} create />
    </div>
  ),
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>("button[aria-expanded]")?.click();
  },
};
