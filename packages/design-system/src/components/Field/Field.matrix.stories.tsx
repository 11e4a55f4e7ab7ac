import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Link } from "../Link/index.ts";
import { Field, useFieldControl, type FieldProps } from "./index.ts";

const meta: Meta<typeof Field> = { title: "Components/Field/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Field>;

function Shade() {
  return <input type="color" {...useFieldControl()} />;
}

const Paint = (props: Omit<FieldProps, "children">) => (
  <Field {...props}>
    <Shade />
  </Field>
);

const notes = {
  none: {},
  hint: { hint: "As close as a screen can show it." },
  error: { error: "Choose a paint." },
  success: { success: `${extremes.many.toLocaleString("en-US")} cans in stock` },
};

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        note: ["none", "hint", "error", "success"] as const,
        aside: [undefined, "optional"],
        labelHidden: [false, true],
      }}
    >
      {({ note, ...choice }) => <Paint label="Paint" {...notes[note]} {...choice} />}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <>
          <Paint
            label={sample.title}
            aside={<Link href="#help">{sample.email}</Link>}
            error={sample.sentence}
          />
          <Paint label={extremes.word} hint={extremes.word} />
        </>
      )}
    </SixLanguages>
  ),
};
