import type { Meta, StoryObj } from "@storybook/react-vite";
import Heart from "lucide-react/icons/heart";
import { Stack } from "../../layout/Stack/index.ts";
import { longTexts } from "../../testing/long-texts.data.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Button, ButtonLink } from "./index.ts";

const meta: Meta<typeof Button> = { title: "Components/Button/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Button>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        variant: ["solid", "soft", "outline", "inverse", "ghost", "link"],
        size: ["sm", "md", "lg"],
        loading: [false, true],
        disabled: [false, true],
      }}
    >
      {(choice) => (
        <Button {...choice} startIcon={Heart}>
          Save
        </Button>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages width={200}>
      {(sample, language) => (
        <Stack gap={8}>
          <Button variant="solid">{sample.addToCart}</Button>
          <Button startIcon={Heart}>{longTexts[language].buttons[1]}</Button>
          <ButtonLink href="#word" fullWidth>
            {extremes.word}
          </ButtonLink>
          <Button variant="soft" loading>
            {extremes.many.toLocaleString("en-US")}
          </Button>
        </Stack>
      )}
    </SixLanguages>
  ),
};
