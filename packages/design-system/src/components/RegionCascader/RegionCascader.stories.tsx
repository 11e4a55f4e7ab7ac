import type { Meta, StoryObj } from "@storybook/react-vite";
import { RegionCascader } from "./index.ts";
import { SampleRegion } from "../../testing/field-samples.tsx";

const meta: Meta<typeof RegionCascader> = {
  title: "Fields/RegionCascader",
  id: "components-regioncascader",
  component: RegionCascader,
};
export default meta;

type Story = StoryObj<typeof RegionCascader>;

export const Playground: Story = { render: (args) => <SampleRegion {...args} /> };

export const Chosen: Story = {
  render: () => (
    <SampleRegion defaultValue={["LA", "LA-CH", "pakse"]} valueLabels={["ສປປ ລາວ", "ຈຳປາສັກ", "ປາກເຊ"]} />
  ),
};

/** Singapore has no provinces, so the chain ends. */
export const Short: Story = {
  render: () => <SampleRegion defaultValue={["SG"]} valueLabels={["Singapore"]} />,
};

export const Failed: Story = {
  render: () => <SampleRegion loadOptions={() => Promise.reject(new Error("offline"))} />,
};

export const Off: Story = { render: () => <SampleRegion disabled /> };
