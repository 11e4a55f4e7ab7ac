import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Inline } from "../../layout/Inline/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { IconButton } from "./index.ts";

const meta: Meta<typeof IconButton> = { title: "Components/IconButton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof IconButton>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        variant: ["solid", "soft", "outline", "inverse", "ghost", "link"] as const,
        size: ["sm", "md", "lg"] as const,
        round: [false, true],
        state: ["ready", "loading", "disabled"],
      }}
      narrowest={120}
    >
      {({ state, ...choice }) => (
        <IconButton
          {...choice}
          icon={Heart}
          label="Save"
          loading={state === "loading"}
          disabled={state === "disabled"}
        />
      )}
    </Combinations>
  ),
};

/** A long name doesn't affect its size. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={120}>
      {(sample) => (
        <Inline gap={8}>
          <IconButton icon={Heart} label={sample.title} />
          <IconButton icon={Heart} label={extremes.word} />
        </Inline>
      )}
    </SixLanguages>
  ),
};
