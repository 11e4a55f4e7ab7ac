import type { Meta, StoryObj } from "@storybook/react-vite";
import { SixLanguages } from "../../testing/matrix.tsx";
import { AvatarGroup } from "./index.ts";

const meta: Meta = { title: "Components/AvatarGroup/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const LongGroups: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample) => (
        <AvatarGroup
          label={sample.title}
          people={Array.from({ length: 120 }, (_, index) => ({
            name: `${[sample.addToCart, sample.email, sample.sentence][index % 3]} ${index}`,
          }))}
        />
      )}
    </SixLanguages>
  ),
};
