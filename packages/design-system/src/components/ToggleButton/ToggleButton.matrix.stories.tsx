import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { ToggleButton } from "./index.ts";

const meta: Meta<typeof ToggleButton> = { title: "Components/ToggleButton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof ToggleButton>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{
        pressed: [false, true],
        size: ["sm", "md", "lg"],
        labelHidden: [false, true],
        disabled: [false, true],
      }}
    >
      {(choice) => <ToggleButton icon={Heart} label="Follow" {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <>
          <ToggleButton icon={Heart} label={sample.title} />
          <ToggleButton icon={Heart} label={extremes.word} pressed />
        </>
      )}
    </SixLanguages>
  ),
};
