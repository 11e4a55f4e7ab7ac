import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { FilterChip, FilterChipLink, RemovableChip } from "./index.ts";

const meta: Meta<typeof FilterChip> = {
  title: "Actions/FilterChip",
  id: "components-filterchip",
  component: FilterChip,
};
export default meta;

type Story = StoryObj<typeof FilterChip>;

export const States: Story = {
  render: function States() {
    return (
      <Inline gap={8}>
        <FilterChip defaultPressed>Chosen</FilterChip>
        <FilterChip>Filter</FilterChip>
        <RemovableChip label="205/55 R16" onRemove={() => {}}>
          205/55 R16
        </RemovableChip>
        <FilterChip disabled>Sold out</FilterChip>
      </Inline>
    );
  },
};

export const Links: Story = {
  render: function Links() {
    return (
      <Inline gap={8}>
        <FilterChipLink href="#all" current>
          All
        </FilterChipLink>
        <FilterChipLink href="#good">Good</FilterChipLink>
        <FilterChipLink href="#bad">Bad</FilterChipLink>
      </Inline>
    );
  },
};
