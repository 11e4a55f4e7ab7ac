import type { Meta, StoryObj } from "@storybook/react-vite";
import { fieldTexts } from "../../testing/field-texts.data.ts";
import { loadPlaces } from "../../testing/places.ts";
import { useTexts } from "../../testing/useTexts.ts";
import { RegionCascader, type RegionCascaderProps } from "./index.ts";

const meta: Meta<typeof RegionCascader> = { title: "Components/RegionCascader", component: RegionCascader };
export default meta;

type Story = StoryObj<typeof RegionCascader>;

function Region(props: Partial<RegionCascaderProps>) {
  const { address, combobox, places } = useTexts(fieldTexts);
  return (
    <RegionCascader
      label={address.country}
      levels={[address.country, address.region, address.city, address.district].map((label) => ({ label }))}
      loadOptions={loadPlaces}
      texts={{ ...combobox, ...places }}
      {...props}
    />
  );
}

export const Playground: Story = { render: (args) => <Region {...args} /> };

export const Chosen: Story = {
  render: () => (
    <Region defaultValue={["LA", "LA-CH", "pakse"]} valueLabels={["ສປປ ລາວ", "ຈຳປາສັກ", "ປາກເຊ"]} />
  ),
};

/** Singapore has no provinces here: the chain ends. */
export const Short: Story = { render: () => <Region defaultValue={["SG"]} valueLabels={["Singapore"]} /> };

export const Failed: Story = {
  render: () => <Region loadOptions={() => Promise.reject(new Error("offline"))} />,
};

export const Off: Story = { render: () => <Region disabled /> };
