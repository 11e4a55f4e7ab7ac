import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { useWords } from "../../testing/useWords.ts";
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
    const say = useWords();
    return (
      <Inline gap={8}>
        <FilterChip defaultPressed>{say("Chosen")}</FilterChip>
        <FilterChip>{say("Filter")}</FilterChip>
        <RemovableChip label="205/55 R16" onRemove={() => {}}>
          205/55 R16
        </RemovableChip>
        <FilterChip disabled>{say("Sold out")}</FilterChip>
      </Inline>
    );
  },
};

export const Links: Story = {
  render: function Links() {
    const say = useWords();
    return (
      <Inline gap={8}>
        <FilterChipLink href="#all" current>
          {say("All")}
        </FilterChipLink>
        <FilterChipLink href="#good">{say("Good")}</FilterChipLink>
        <FilterChipLink href="#bad">{say("Bad")}</FilterChipLink>
      </Inline>
    );
  },
};
