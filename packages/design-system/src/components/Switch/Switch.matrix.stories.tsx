import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Switch } from "./index.ts";

const meta: Meta = { title: "Components/Switch/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj;

export const EveryState: Story = {
  render: () => (
    <Combinations choices={{ checked: [false, true], disabled: [false, true], labelHidden: [false, true] }}>
      {(choice) => (
        <Switch {...choice} onCheckedChange={() => {}}>
          Default address
        </Switch>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={220}>
      {(sample) => (
        <Stack gap={8}>
          <Switch defaultChecked>{sample.sentence}</Switch>
          <Switch>{extremes.word}</Switch>
        </Stack>
      )}
    </SixLanguages>
  ),
};
