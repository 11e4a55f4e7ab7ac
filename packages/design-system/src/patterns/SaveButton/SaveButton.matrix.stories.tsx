import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations } from "../../testing/matrix.tsx";
import { SaveButton } from "./index.ts";

const meta: Meta<typeof SaveButton> = { title: "Patterns/SaveButton/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof SaveButton>;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ saved: [false, true], disabled: [false, true] }}>
      {(choice) => <SaveButton label="Save Polar 3" {...choice} />}
    </Combinations>
  ),
};
