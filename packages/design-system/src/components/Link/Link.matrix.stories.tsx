import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronEnd } from "../Icon/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Text } from "../Text/index.ts";
import { Link } from "./index.ts";

const meta: Meta<typeof Link> = { title: "Components/Link/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Link>;

export const EveryLook: Story = {
  render: () => (
    <Combinations
      choices={{
        tone: ["act", "default", "muted", "inherit"] as const,
        strong: [false, true],
        underlined: [false, true],
        endIcon: [undefined, ChevronEnd],
      }}
    >
      {(choice) => (
        <Link href="#orders" {...choice}>
          All {extremes.many.toLocaleString("en-US")} orders
        </Link>
      )}
    </Combinations>
  ),
};

/** In a sentence it is underlined and wraps with the text; alone it needs no underline. */
export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Stack gap={12} align="start">
          <Text>
            {sample.sentence}{" "}
            <Link href="#title" underlined>
              {sample.title}
            </Link>
          </Text>
          <Link href="#email" endIcon={ChevronEnd}>
            {sample.title}
          </Link>
          <Link href="#word">{extremes.word}</Link>
        </Stack>
      )}
    </SixLanguages>
  ),
};
