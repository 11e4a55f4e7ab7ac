import type { Meta, StoryObj } from "@storybook/react-vite";
import Mail from "lucide-react/icons/mail";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Segments } from "./index.ts";

const meta: Meta = { title: "Components/Segments/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ icon: [undefined, Mail], disabled: [false, true], defaultValue: ["email", "phone"] }}
      narrowest={320}
    >
      {({ icon, disabled, defaultValue }) => (
        <Segments
          label="Sign in with"
          defaultValue={defaultValue}
          segments={[
            { value: "email", label: "Email", icon },
            { value: "phone", label: "Phone", icon, disabled },
          ]}
        />
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={340}>
      {(sample) => (
        <Segments
          label={sample.title}
          segments={[
            { value: "a", label: sample.addToCart },
            { value: "b", label: sample.email },
            { value: "c", label: extremes.many.toLocaleString("en-US") },
          ]}
        />
      )}
    </SixLanguages>
  ),
};
