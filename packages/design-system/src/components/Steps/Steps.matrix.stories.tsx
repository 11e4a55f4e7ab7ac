import type { Meta, StoryObj } from "@storybook/react-vite";
import Truck from "lucide-react/icons/truck";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Steps } from "./index.ts";

const meta: Meta = { title: "Components/Steps/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ variant: ["inline", "bar"], current: [0, 1, 3], icons: [false, true] }}
      narrowest={480}
    >
      {({ variant, current, icons }) => (
        <Steps
          variant={variant}
          current={current}
          steps={["Cart", "Confirm", "Pay"].map((title) => ({
            title,
            icon: icons ? Truck : undefined,
            note: "Nov 16, 11:20",
          }))}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={480}>
      {(sample) => (
        <Steps
          variant="bar"
          current={1}
          steps={[
            { title: sample.addToCart, note: extremes.many },
            { title: sample.email, note: sample.sentence },
            { title: extremes.word },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
