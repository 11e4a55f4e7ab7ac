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
      choices={{ icons: [false, true], disabled: [false, true], defaultValue: ["email", "phone"] }}
      narrowest={320}
    >
      {({ icons, disabled, defaultValue }) => (
        <Segments
          label="Sign in with"
          defaultValue={defaultValue}
          segments={[
            { value: "email", label: "Email", icon: icons ? Mail : undefined },
            { value: "phone", label: "Phone", icon: icons ? Mail : undefined, disabled },
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
